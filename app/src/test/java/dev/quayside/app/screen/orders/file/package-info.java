@NullMarked
package dev.quayside.app.screen.orders.file;

import org.jspecify.annotations.NullMarked;
