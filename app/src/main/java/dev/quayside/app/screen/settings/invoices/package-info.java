/// Settings: carriers' invoices, compared with the bookings.
@NullMarked
package dev.quayside.app.screen.settings.invoices;

import org.jspecify.annotations.NullMarked;
