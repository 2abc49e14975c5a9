@NullMarked
package dev.quayside.engine.order.file.sheet;

import org.jspecify.annotations.NullMarked;
