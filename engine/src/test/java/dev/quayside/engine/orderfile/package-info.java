@NullMarked
package dev.quayside.engine.orderfile;

import org.jspecify.annotations.NullMarked;
