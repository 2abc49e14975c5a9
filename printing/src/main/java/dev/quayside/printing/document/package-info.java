/// Papers that go with parcels: packing slips, customs forms, invoices and end-of-day manifests, as
/// pages any renderer takes.
@NullMarked
package dev.quayside.printing.document;

import org.jspecify.annotations.NullMarked;
