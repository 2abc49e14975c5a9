/// Going from one screen to another: the screens there are, and the requests between them.
@NullMarked
package dev.quayside.app.navigation;

import org.jspecify.annotations.NullMarked;
