/// The documents that go with a shipment: packing slip, commercial invoice and customs forms.
@NullMarked
package dev.quayside.engine.document;

import org.jspecify.annotations.NullMarked;
