/// Australia Post against its double.
@NullMarked
package dev.quayside.engine.carrier.australia_post;

import org.jspecify.annotations.NullMarked;
