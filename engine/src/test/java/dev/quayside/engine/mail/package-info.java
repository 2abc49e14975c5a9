/// Tests of e-mail.
@NullMarked
package dev.quayside.engine.mail;

import org.jspecify.annotations.NullMarked;
