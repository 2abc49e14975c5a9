/// A label that goes to its customer by e-mail, or into a file.
@NullMarked
package dev.quayside.app.email;

import org.jspecify.annotations.NullMarked;
