// GTK's own constraint layout in the shapes that are compared, and the widgets that both sides lay out.
#include "GTKPeer.h"

#include <time.h>

double peer_microseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

// MARK: A widget with a constant request

typedef struct { GtkWidget parent; int min_w, nat_w, min_h, nat_h; } PeerBox;
typedef struct { GtkWidgetClass parent_class; } PeerBoxClass;
G_DEFINE_TYPE(PeerBox, peer_box, GTK_TYPE_WIDGET)

static void peer_box_measure(GtkWidget *widget, GtkOrientation axis, int for_size, int *min, int *nat,
                             int *min_baseline, int *nat_baseline) {
  PeerBox *box = (PeerBox *)widget;
  *min = axis == GTK_ORIENTATION_HORIZONTAL ? box->min_w : box->min_h;
  *nat = axis == GTK_ORIENTATION_HORIZONTAL ? box->nat_w : box->nat_h;
  *min_baseline = *nat_baseline = -1;
}
static void peer_box_size_allocate(GtkWidget *widget, int width, int height, int baseline) {}
static GtkSizeRequestMode peer_box_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; }
static void peer_box_class_init(PeerBoxClass *methods) {
  GTK_WIDGET_CLASS(methods)->measure = peer_box_measure;
  GTK_WIDGET_CLASS(methods)->size_allocate = peer_box_size_allocate;
  GTK_WIDGET_CLASS(methods)->get_request_mode = peer_box_mode;
}
static void peer_box_init(PeerBox *box) {}

GtkWidget *peer_box_new(int min_w, int nat_w, int min_h, int nat_h) {
  PeerBox *box = g_object_new(peer_box_get_type(), NULL);
  box->min_w = min_w;
  box->nat_w = nat_w;
  box->min_h = min_h;
  box->nat_h = nat_h;
  return GTK_WIDGET(box);
}

void peer_box_set_natural_height(GtkWidget *box, int nat_h) {
  ((PeerBox *)box)->nat_h = nat_h;
  gtk_widget_queue_resize(box);
}

// MARK: A container without a layout of its own

typedef struct { GtkWidget parent; } PeerHost;
typedef struct { GtkWidgetClass parent_class; } PeerHostClass;
G_DEFINE_TYPE(PeerHost, peer_host, GTK_TYPE_WIDGET)
static void peer_host_dispose(GObject *object) {
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
  G_OBJECT_CLASS(peer_host_parent_class)->dispose(object);
}
static void peer_host_class_init(PeerHostClass *methods) {
  G_OBJECT_CLASS(methods)->dispose = peer_host_dispose;
}
static void peer_host_init(PeerHost *host) {}

GtkWidget *peer_host_new(void) { return g_object_new(peer_host_get_type(), NULL); }

// MARK: The floor: no solver

typedef struct { GtkLayoutManager parent; } PeerFloor;
typedef struct { GtkLayoutManagerClass parent_class; } PeerFloorClass;
G_DEFINE_TYPE(PeerFloor, peer_floor, GTK_TYPE_LAYOUT_MANAGER)

static void peer_floor_measure(GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation axis,
                               int for_size, int *min, int *nat, int *min_baseline, int *nat_baseline) {
  *min = *nat = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    int child_min, child_nat;
    gtk_widget_measure(child, axis, -1, &child_min, &child_nat, NULL, NULL);
    *min = MAX(*min, child_min);
    *nat = MAX(*nat, child_nat);
  }
  *min_baseline = *nat_baseline = -1;
}

static void peer_floor_allocate(GtkLayoutManager *layout, GtkWidget *widget, int width, int height,
                                int baseline) {
  int index = 0;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child), index++) {
    int min, nat;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &min, &nat, NULL, NULL);
    GtkAllocation box = {8, 8 + index * 30, MAX(width - 16, 10), 22};
    gtk_widget_size_allocate(child, &box, -1);
  }
}

static void peer_floor_class_init(PeerFloorClass *methods) {
  GTK_LAYOUT_MANAGER_CLASS(methods)->measure = peer_floor_measure;
  GTK_LAYOUT_MANAGER_CLASS(methods)->allocate = peer_floor_allocate;
}
static void peer_floor_init(PeerFloor *floor) {}

GtkLayoutManager *peer_floor_new(void) { return g_object_new(peer_floor_get_type(), NULL); }

// MARK: A column of real widgets: what their measuring and placing takes

typedef struct { GtkLayoutManager parent; } PeerColumn;
typedef struct { GtkLayoutManagerClass parent_class; } PeerColumnClass;
G_DEFINE_TYPE(PeerColumn, peer_column, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode peer_column_mode(GtkLayoutManager *layout, GtkWidget *widget) {
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void peer_column_measure(GtkLayoutManager *layout, GtkWidget *widget, GtkOrientation axis,
                                int for_size, int *min, int *nat, int *min_baseline, int *nat_baseline) {
  gboolean across = axis == GTK_ORIENTATION_HORIZONTAL;
  *min = *nat = across ? 16 : 12;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    int child_min, child_nat;
    gtk_widget_measure(child, axis, across || for_size < 0 ? -1 : for_size - 16, &child_min, &child_nat, NULL, NULL);
    *min = across ? MAX(*min, child_min + 16) : *min + child_min + 8;
    *nat = across ? MAX(*nat, child_nat + 16) : *nat + child_nat + 8;
  }
  *min_baseline = *nat_baseline = -1;
}

static void peer_column_allocate(GtkLayoutManager *layout, GtkWidget *widget, int width, int height,
                                 int baseline) {
  int y = 8;
  for (GtkWidget *child = gtk_widget_get_first_child(widget); child;
       child = gtk_widget_get_next_sibling(child)) {
    int min, nat;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width - 16, &min, &nat, NULL, NULL);
    GtkAllocation box = {8, y, width - 16, nat};
    gtk_widget_size_allocate(child, &box, -1);
    y += nat + 8;
  }
}

static void peer_column_class_init(PeerColumnClass *methods) {
  GTK_LAYOUT_MANAGER_CLASS(methods)->get_request_mode = peer_column_mode;
  GTK_LAYOUT_MANAGER_CLASS(methods)->measure = peer_column_measure;
  GTK_LAYOUT_MANAGER_CLASS(methods)->allocate = peer_column_allocate;
}
static void peer_column_init(PeerColumn *column) {}

GtkLayoutManager *peer_column_new(void) { return g_object_new(peer_column_get_type(), NULL); }

// MARK: GTK's own constraints

static void tie(GtkConstraintLayout *layout, gpointer a, GtkConstraintAttribute of_a,
                GtkConstraintRelation relation, gpointer b, GtkConstraintAttribute of_b,
                double constant) {
  gtk_constraint_layout_add_constraint(
      layout, gtk_constraint_new(a, of_a, relation, b, of_b, 1, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED));
}
#define OF(x) GTK_CONSTRAINT_ATTRIBUTE_##x
#define EQUAL GTK_CONSTRAINT_RELATION_EQ
#define AT_LEAST GTK_CONSTRAINT_RELATION_GE

void peer_constrain(PeerShape shape, int count, GtkWidget **children, GtkLayoutManager *manager) {
  GtkConstraintLayout *layout = GTK_CONSTRAINT_LAYOUT(manager);
  for (int i = 0; i < count; i++) {
    gpointer own = children[i], last = i ? children[i - 1] : NULL;
    switch (shape) {
    case PEER_LIST:
      tie(layout, own, OF(START), EQUAL, NULL, OF(START), 8);
      tie(layout, own, OF(END), EQUAL, NULL, OF(END), -8);
      if (last) tie(layout, own, OF(TOP), EQUAL, last, OF(BOTTOM), 8);
      else tie(layout, own, OF(TOP), EQUAL, NULL, OF(TOP), 8);
      break;
    case PEER_FORM:
      if (i % 2 == 0) {
        tie(layout, own, OF(START), EQUAL, NULL, OF(START), 12);
        if (i) tie(layout, own, OF(WIDTH), EQUAL, children[0], OF(WIDTH), 0);
      } else {
        tie(layout, own, OF(START), EQUAL, last, OF(END), 12);
        tie(layout, own, OF(END), EQUAL, NULL, OF(END), -12);
        tie(layout, own, OF(CENTER_Y), EQUAL, last, OF(CENTER_Y), 0);
        if (i > 1) tie(layout, own, OF(TOP), EQUAL, children[i - 2], OF(BOTTOM), 6);
        else tie(layout, own, OF(TOP), EQUAL, NULL, OF(TOP), 12);
      }
      break;
    case PEER_CHAIN:
      if (last) tie(layout, own, OF(START), EQUAL, last, OF(END), 8);
      else tie(layout, own, OF(START), EQUAL, NULL, OF(START), 8);
      if (i) tie(layout, own, OF(WIDTH), EQUAL, children[0], OF(WIDTH), 0);
      tie(layout, own, OF(TOP), EQUAL, NULL, OF(TOP), 8);
      tie(layout, own, OF(BOTTOM), EQUAL, NULL, OF(BOTTOM), -8);
      break;
    }
  }
  gpointer last = children[count - 1];
  if (shape == PEER_CHAIN) tie(layout, NULL, OF(END), EQUAL, last, OF(END), 8);
  else tie(layout, NULL, OF(BOTTOM), AT_LEAST, last, OF(BOTTOM), 12);
}
