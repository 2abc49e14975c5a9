@NullMarked
package dev.quayside.engine.order.file;

import org.jspecify.annotations.NullMarked;
