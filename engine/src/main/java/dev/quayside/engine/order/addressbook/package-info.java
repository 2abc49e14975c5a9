/// The address book: senders and recipients, last used first.
@NullMarked
package dev.quayside.engine.order.addressbook;

import org.jspecify.annotations.NullMarked;
