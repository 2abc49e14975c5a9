/// Secrets of the installation at rest.
@NullMarked
package dev.quayside.engine.platform.secret;

import org.jspecify.annotations.NullMarked;
