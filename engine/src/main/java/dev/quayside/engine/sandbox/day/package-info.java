/// When things move: business days, holidays, cut-offs, transit.
@NullMarked
package dev.quayside.engine.sandbox.day;

import org.jspecify.annotations.NullMarked;
