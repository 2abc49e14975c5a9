@NullMarked
package dev.quayside.app.task;

import org.jspecify.annotations.NullMarked;
