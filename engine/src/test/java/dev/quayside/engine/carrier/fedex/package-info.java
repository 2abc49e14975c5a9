/// FedEx against its double.
@NullMarked
package dev.quayside.engine.carrier.fedex;

import org.jspecify.annotations.NullMarked;
