/// Problems, as the window shows them.
@NullMarked
package dev.quayside.app.problem;

import org.jspecify.annotations.NullMarked;
