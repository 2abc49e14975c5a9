/// Settings: the shop's look for its customers.
@NullMarked
package dev.quayside.app.screen.settings.brand;

import org.jspecify.annotations.NullMarked;
