/// The connector to Australia Post.
@NullMarked
package dev.quayside.engine.carrier.australia_post;

import org.jspecify.annotations.NullMarked;
