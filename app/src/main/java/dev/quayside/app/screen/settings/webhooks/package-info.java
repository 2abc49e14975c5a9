/// Settings: who is told of events, and what came of it.
@NullMarked
package dev.quayside.app.screen.settings.webhooks;

import org.jspecify.annotations.NullMarked;
