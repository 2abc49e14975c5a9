@NullMarked
package dev.quayside.engine.source.turn;

import org.jspecify.annotations.NullMarked;
