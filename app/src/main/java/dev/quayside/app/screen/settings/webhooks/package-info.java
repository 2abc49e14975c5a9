/// Settings: webhooks and their deliveries.
@NullMarked
package dev.quayside.app.screen.settings.webhooks;

import org.jspecify.annotations.NullMarked;
