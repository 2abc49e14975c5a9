/// Why a label waits, failed or is asked about: codes that a window words in its language, each
/// with its English sentence.
@NullMarked
package dev.quayside.printing.reason;

import org.jspecify.annotations.NullMarked;
