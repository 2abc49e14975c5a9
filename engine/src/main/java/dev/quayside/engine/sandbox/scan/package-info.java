/// How parcels move: scan plans that follow from the shipment alone.
@NullMarked
package dev.quayside.engine.sandbox.scan;

import org.jspecify.annotations.NullMarked;
