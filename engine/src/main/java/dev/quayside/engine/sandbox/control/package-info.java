/// The developer's controls of the sandbox: faults of carriers, and the clock.
@NullMarked
package dev.quayside.engine.sandbox.control;

import org.jspecify.annotations.NullMarked;
