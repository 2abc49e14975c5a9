/// Sending an e-mail through the shop's mail server.
@NullMarked
package dev.quayside.engine.customer.email.smtp;

import org.jspecify.annotations.NullMarked;
