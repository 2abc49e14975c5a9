/// How a problem is shown.
@NullMarked
package dev.quayside.app.problem;

import org.jspecify.annotations.NullMarked;
