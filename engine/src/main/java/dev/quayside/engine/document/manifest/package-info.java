/// The end of the day: the manifests of the parcels handed over to each carrier.
@NullMarked
package dev.quayside.engine.document.manifest;

import org.jspecify.annotations.NullMarked;
