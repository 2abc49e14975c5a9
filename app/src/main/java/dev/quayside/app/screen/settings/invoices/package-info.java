/// Settings: what carriers invoiced, held against what was booked.
@NullMarked
package dev.quayside.app.screen.settings.invoices;

import org.jspecify.annotations.NullMarked;
