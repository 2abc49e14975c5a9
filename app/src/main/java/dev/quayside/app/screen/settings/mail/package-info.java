/// Settings: e-mail to the people parcels go to.
@NullMarked
package dev.quayside.app.screen.settings.mail;

import org.jspecify.annotations.NullMarked;
