/// How an e-mail goes out: the shop's mail server and what it answers.
@NullMarked
package dev.quayside.engine.customer.email.smtp;

import org.jspecify.annotations.NullMarked;
