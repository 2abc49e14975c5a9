@NullMarked
package dev.quayside.app.action;

import org.jspecify.annotations.NullMarked;
