@NullMarked
package dev.quayside.engine.rule;

import org.jspecify.annotations.NullMarked;
