/// Carriers' invoices as files: what was billed for which parcel.
@NullMarked
package dev.quayside.engine.analytics.invoice.billing;

import org.jspecify.annotations.NullMarked;
