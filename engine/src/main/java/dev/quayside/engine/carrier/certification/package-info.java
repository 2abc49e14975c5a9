/// Certification: proof for a carrier that labels and requests are as it wants them. A set of
/// labels is bought in its test system and voided again, and every request and answer is kept.
@NullMarked
package dev.quayside.engine.carrier.certification;

import org.jspecify.annotations.NullMarked;
