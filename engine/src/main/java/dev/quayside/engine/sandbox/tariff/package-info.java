/// The services of the sandbox carriers with their limits and prices, as their rate cards state
/// them.
@NullMarked
package dev.quayside.engine.sandbox.tariff;

import org.jspecify.annotations.NullMarked;
