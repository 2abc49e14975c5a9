/// What happened, over the API: listed, told once more, and as a stream while it happens.
@NullMarked
package dev.quayside.engine.webhook.eventlog;

import org.jspecify.annotations.NullMarked;
