/// Texts, lists, codes and constants as they are written outside the program.
@NullMarked
package dev.quayside.engine.base.text;

import org.jspecify.annotations.NullMarked;
