/// /v1/stations: desks with their printers.
@NullMarked
package dev.quayside.engine.print.station;

import org.jspecify.annotations.NullMarked;
