@NullMarked
package dev.quayside.engine.order.file.cell;

import org.jspecify.annotations.NullMarked;
