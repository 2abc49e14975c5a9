/// Who did what: the sums of a day by person, and every act of it.
@NullMarked
package dev.quayside.app.screen.settings.audit;

import org.jspecify.annotations.NullMarked;
