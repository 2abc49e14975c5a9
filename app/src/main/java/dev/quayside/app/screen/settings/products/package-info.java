/// Settings: the product catalogue.
@NullMarked
package dev.quayside.app.screen.settings.products;

import org.jspecify.annotations.NullMarked;
