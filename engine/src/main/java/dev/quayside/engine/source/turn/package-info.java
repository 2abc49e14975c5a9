/// When it is a shop's turn, and when again after a fault.
@NullMarked
package dev.quayside.engine.source.turn;

import org.jspecify.annotations.NullMarked;
