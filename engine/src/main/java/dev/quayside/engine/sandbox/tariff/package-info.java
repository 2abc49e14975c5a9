/// What a sandbox carrier sells, for whom and for how much, as its rate card says.
@NullMarked
package dev.quayside.engine.sandbox.tariff;

import org.jspecify.annotations.NullMarked;
