/// The label of FedEx and its PDF417.
@NullMarked
package dev.quayside.printing.label.carrier.fedex;

import org.jspecify.annotations.NullMarked;
