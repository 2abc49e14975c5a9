/// What no other code deals with: Errors of any thread, told in the window and kept in a log file.
@NullMarked
package dev.quayside.app.fault;

import org.jspecify.annotations.NullMarked;
