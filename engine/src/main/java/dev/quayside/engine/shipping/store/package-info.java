/// The tables of shipments: what is written together in one transaction, and what is read.
@NullMarked
package dev.quayside.engine.shipping.store;

import org.jspecify.annotations.NullMarked;
