/// Settings: backups and the retention of customers' data.
@NullMarked
package dev.quayside.app.screen.settings.data;

import org.jspecify.annotations.NullMarked;
