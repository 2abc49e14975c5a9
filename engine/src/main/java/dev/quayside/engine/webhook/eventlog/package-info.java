/// The event log over the API: lists, sending again, and streams.
@NullMarked
package dev.quayside.engine.webhook.eventlog;

import org.jspecify.annotations.NullMarked;
