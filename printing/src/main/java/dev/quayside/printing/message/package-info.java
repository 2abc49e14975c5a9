/// What Quayside says, as a key and arguments: the API words it in English, a window in its
/// language. Here because printing is the lowest module and already has things to say.
@NullMarked
package dev.quayside.printing.message;

import org.jspecify.annotations.NullMarked;
