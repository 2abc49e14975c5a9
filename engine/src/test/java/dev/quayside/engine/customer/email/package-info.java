/// Tests of e-mail.
@NullMarked
package dev.quayside.engine.customer.email;

import org.jspecify.annotations.NullMarked;
