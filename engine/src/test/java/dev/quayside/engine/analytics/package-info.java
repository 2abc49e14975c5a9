@NullMarked
package dev.quayside.engine.analytics;

import org.jspecify.annotations.NullMarked;
