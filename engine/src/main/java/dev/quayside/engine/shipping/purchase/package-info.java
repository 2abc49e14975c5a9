/// Buying a label: what is asked of a carrier, what is checked before, and what a silent carrier is
/// asked afterwards.
@NullMarked
package dev.quayside.engine.shipping.purchase;

import org.jspecify.annotations.NullMarked;
