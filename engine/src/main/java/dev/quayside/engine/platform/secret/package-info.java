/// The installation's secrets, encrypted where they are stored.
@NullMarked
package dev.quayside.engine.platform.secret;

import org.jspecify.annotations.NullMarked;
