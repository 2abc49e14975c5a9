/// Orders, from their arrival to their label.
@NullMarked
package dev.quayside.engine.order;

import org.jspecify.annotations.NullMarked;
