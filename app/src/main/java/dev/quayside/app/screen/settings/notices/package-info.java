/// How notices are told: by e-mail, and from which balance on.
@NullMarked
package dev.quayside.app.screen.settings.notices;

import org.jspecify.annotations.NullMarked;
