@NullMarked
package dev.quayside.app.screen.orders;

import org.jspecify.annotations.NullMarked;
