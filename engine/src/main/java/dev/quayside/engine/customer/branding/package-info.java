/// How a workspace looks to the people its parcels go to.
@NullMarked
package dev.quayside.engine.customer.branding;

import org.jspecify.annotations.NullMarked;
