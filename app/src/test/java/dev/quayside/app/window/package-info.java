@NullMarked
package dev.quayside.app.window;

import org.jspecify.annotations.NullMarked;
