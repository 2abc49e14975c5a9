/// The content of e-mails: the product's templates and the shop's own, their placeholders, and the
/// finished e-mail in the shop's branding.
@NullMarked
package dev.quayside.engine.customer.email.template;

import org.jspecify.annotations.NullMarked;
