/// Senders and recipients.
@NullMarked
package dev.quayside.engine.order.addressbook;

import org.jspecify.annotations.NullMarked;
