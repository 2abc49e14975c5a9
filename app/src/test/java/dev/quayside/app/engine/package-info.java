@NullMarked
package dev.quayside.app.engine;

import org.jspecify.annotations.NullMarked;
