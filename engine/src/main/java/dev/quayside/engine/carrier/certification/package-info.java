/// Proof for a carrier that we speak to it as it wants: a set of labels bought of its test system
/// and voided again, with all that was said.
@NullMarked
package dev.quayside.engine.carrier.certification;

import org.jspecify.annotations.NullMarked;
