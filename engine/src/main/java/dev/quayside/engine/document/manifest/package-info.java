/// The end of a day: what is handed over to which carrier.
@NullMarked
package dev.quayside.engine.document.manifest;

import org.jspecify.annotations.NullMarked;
