/// The connector to Canada Post.
@NullMarked
package dev.quayside.engine.carrier.canada_post;

import org.jspecify.annotations.NullMarked;
