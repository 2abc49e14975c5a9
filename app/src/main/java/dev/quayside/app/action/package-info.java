/// The user's actions, defined once: menus, palette, shortcuts and tooltips use them.
@NullMarked
package dev.quayside.app.action;

import org.jspecify.annotations.NullMarked;
