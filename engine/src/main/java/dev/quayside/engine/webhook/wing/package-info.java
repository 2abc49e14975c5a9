/// The front of wing `webhook`.
@NullMarked
package dev.quayside.engine.webhook.wing;

import org.jspecify.annotations.NullMarked;
