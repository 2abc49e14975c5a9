/// What a carrier has to bring: its account, its numbers, its connector, and the line it talks
/// over.
@NullMarked
package dev.quayside.engine.carrier.module;

import org.jspecify.annotations.NullMarked;
