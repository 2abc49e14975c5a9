/// Stations (docs/api/stations.md).
@NullMarked
package dev.quayside.engine.contract.stations;

import org.jspecify.annotations.NullMarked;
