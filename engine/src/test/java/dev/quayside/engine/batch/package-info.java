@NullMarked
package dev.quayside.engine.batch;

import org.jspecify.annotations.NullMarked;
