/// The port to shops: what a kind of shop asks for and can do, and what is asked of it.
@NullMarked
package dev.quayside.engine.source.kind;

import org.jspecify.annotations.NullMarked;
