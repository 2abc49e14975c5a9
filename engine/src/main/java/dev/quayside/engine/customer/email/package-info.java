/// E-mail to customers: its content, and sending it only once.
@NullMarked
package dev.quayside.engine.customer.email;

import org.jspecify.annotations.NullMarked;
