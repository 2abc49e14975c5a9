/// Settings: accounts of customers and others that pay for parcels.
@NullMarked
package dev.quayside.app.screen.settings.payors;

import org.jspecify.annotations.NullMarked;
