/// What an e-mail says: the product's templates and the shop's own, their placeholders, and the
/// e-mail filled in and framed in the shop's looks.
@NullMarked
package dev.quayside.engine.customer.email.template;

import org.jspecify.annotations.NullMarked;
