/// Buying a label: the offer, the checks before it, the purchase itself, and the questions to a
/// carrier that did not answer.
@NullMarked
package dev.quayside.engine.shipping.purchase;

import org.jspecify.annotations.NullMarked;
