/// Settings: the API for other programs of the shop.
@NullMarked
package dev.quayside.app.screen.settings.api;

import org.jspecify.annotations.NullMarked;
