/// Whom this process believes to be who they say they are, beside those Java knows.
@NullMarked
package dev.quayside.app.trust;

import org.jspecify.annotations.NullMarked;
