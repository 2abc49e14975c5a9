/// Who works at the window: signing in, changing persons by a scan, and what the one who is there
/// may do.
@NullMarked
package dev.quayside.app.person;

import org.jspecify.annotations.NullMarked;
