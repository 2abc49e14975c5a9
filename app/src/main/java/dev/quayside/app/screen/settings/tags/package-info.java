/// Settings: the tags of orders.
@NullMarked
package dev.quayside.app.screen.settings.tags;

import org.jspecify.annotations.NullMarked;
