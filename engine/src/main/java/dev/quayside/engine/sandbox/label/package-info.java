/// What a carrier puts on a label: the tracking number and the routing texts.
@NullMarked
package dev.quayside.engine.sandbox.label;

import org.jspecify.annotations.NullMarked;
