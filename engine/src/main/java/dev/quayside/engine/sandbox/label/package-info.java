/// Tracking numbers and routing texts of the sandbox carriers' labels.
@NullMarked
package dev.quayside.engine.sandbox.label;

import org.jspecify.annotations.NullMarked;
