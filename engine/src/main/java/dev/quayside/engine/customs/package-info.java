/// What is declared at a border.
@NullMarked
package dev.quayside.engine.customs;

import org.jspecify.annotations.NullMarked;
