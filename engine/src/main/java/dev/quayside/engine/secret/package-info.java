/// Secrets of the installation at rest.
@NullMarked
package dev.quayside.engine.secret;

import org.jspecify.annotations.NullMarked;
