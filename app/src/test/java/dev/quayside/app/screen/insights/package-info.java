@NullMarked
package dev.quayside.app.screen.insights;

import org.jspecify.annotations.NullMarked;
