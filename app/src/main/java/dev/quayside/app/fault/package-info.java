/// The last line of error handling: Errors of any thread, shown in the window and written to a log
/// file.
@NullMarked
package dev.quayside.app.fault;

import org.jspecify.annotations.NullMarked;
