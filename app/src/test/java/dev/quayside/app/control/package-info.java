@NullMarked
package dev.quayside.app.control;

import org.jspecify.annotations.NullMarked;
