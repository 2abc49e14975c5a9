/// The days on which carriers work: their weeks and their holidays.
@NullMarked
package dev.quayside.engine.carrier.day;

import org.jspecify.annotations.NullMarked;
