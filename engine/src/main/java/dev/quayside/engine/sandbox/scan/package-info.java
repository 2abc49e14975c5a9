/// Parcels on their way: plans of scans that depend on the shipment alone.
@NullMarked
package dev.quayside.engine.sandbox.scan;

import org.jspecify.annotations.NullMarked;
