#ifndef GTK_PEER_H
#define GTK_PEER_H

#include <gtk/gtk.h>

/// The three shapes that are compared.
typedef enum { PEER_LIST, PEER_FORM, PEER_CHAIN } PeerShape;

/// A widget with a constant request: least and natural width, least and natural height.
GtkWidget *peer_box_new(int min_w, int nat_w, int min_h, int nat_h);

/// Has a widget of `peer_box_new` ask for another natural height.
void peer_box_set_natural_height(GtkWidget *box, int nat_h);

/// A widget without a layout manager, which lets go of its children when it is destroyed.
GtkWidget *peer_host_new(void);

/// A layout manager that solves nothing and measures and allocates every child: what GTK itself takes.
GtkLayoutManager *peer_floor_new(void);
// A manager that puts widgets below each other, each as high as it wants to be, and solves nothing.
GtkLayoutManager *peer_column_new(void);

/// The constraints of a shape in GTK's own layout.
void peer_constrain(PeerShape shape, int count, GtkWidget **children, GtkLayoutManager *layout);

/// The processor time of the process, in microseconds.
double peer_microseconds(void);

#endif
