/// Carriers' invoices, compared with what was booked.
@NullMarked
package dev.quayside.engine.analytics.invoice;

import org.jspecify.annotations.NullMarked;
