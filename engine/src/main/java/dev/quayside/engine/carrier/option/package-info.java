/// What a carrier takes beside parcels: payors, packaging, ship dates, Saturdays, references. One
/// list for its connector and for the sandbox, for rates, purchases and the catalogue.
@NullMarked
package dev.quayside.engine.carrier.option;

import org.jspecify.annotations.NullMarked;
