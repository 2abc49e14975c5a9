@NullMarked
package dev.quayside.app.api;

import org.jspecify.annotations.NullMarked;
