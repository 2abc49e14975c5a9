/// A printer is a transport, a language and a profile.
@NullMarked
package dev.quayside.printing.printer;

import org.jspecify.annotations.NullMarked;
