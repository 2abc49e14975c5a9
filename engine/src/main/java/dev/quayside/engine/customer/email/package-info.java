/// E-mail to the people parcels go to: what it says, and that it goes out once.
@NullMarked
package dev.quayside.engine.customer.email;

import org.jspecify.annotations.NullMarked;
