// AttributeLayout
