/// Lists and menus that open at a field.
@NullMarked
package dev.quayside.app.control.popup;

import org.jspecify.annotations.NullMarked;
