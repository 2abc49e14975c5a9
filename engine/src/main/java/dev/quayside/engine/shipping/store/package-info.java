/// The shipments' tables: what is written in one transaction, and what is read of them.
@NullMarked
package dev.quayside.engine.shipping.store;

import org.jspecify.annotations.NullMarked;
