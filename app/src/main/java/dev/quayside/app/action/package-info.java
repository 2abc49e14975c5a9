/// What a person can do, once: menus, palette, shortcuts and tooltips are fed from here.
@NullMarked
package dev.quayside.app.action;

import org.jspecify.annotations.NullMarked;
