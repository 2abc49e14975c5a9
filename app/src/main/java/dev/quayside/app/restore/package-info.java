/// A backup opened by the user: the question comes before the window.
@NullMarked
package dev.quayside.app.restore;

import org.jspecify.annotations.NullMarked;
