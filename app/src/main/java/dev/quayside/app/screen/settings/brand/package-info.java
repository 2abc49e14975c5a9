/// Settings: how the shop looks to the people its parcels go to.
@NullMarked
package dev.quayside.app.screen.settings.brand;

import org.jspecify.annotations.NullMarked;
