/// The bell in the top bar: what needs a person, and the way there.
@NullMarked
package dev.quayside.app.bell;

import org.jspecify.annotations.NullMarked;
