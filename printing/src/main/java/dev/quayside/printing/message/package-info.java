/// The messages of Quayside, as keys and arguments: the API words them in English, a window in its
/// language. They are in this module because printing is the lowest one that has messages.
@NullMarked
package dev.quayside.printing.message;

import org.jspecify.annotations.NullMarked;
