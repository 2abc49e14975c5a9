/// The parts every real carrier consists of: its account, its numbers, its connector, and the
/// connection it talks over.
@NullMarked
package dev.quayside.engine.carrier.module;

import org.jspecify.annotations.NullMarked;
