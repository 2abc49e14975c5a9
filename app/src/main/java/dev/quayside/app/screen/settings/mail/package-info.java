/// Settings: e-mails to customers.
@NullMarked
package dev.quayside.app.screen.settings.mail;

import org.jspecify.annotations.NullMarked;
