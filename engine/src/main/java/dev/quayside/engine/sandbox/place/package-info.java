/// Where things are: ZIP areas, lanes between them, places that cost more.
@NullMarked
package dev.quayside.engine.sandbox.place;

import org.jspecify.annotations.NullMarked;
