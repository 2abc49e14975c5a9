/// Branding: the looks of e-mails, papers and tracking pages for a workspace's customers.
@NullMarked
package dev.quayside.engine.customer.branding;

import org.jspecify.annotations.NullMarked;
