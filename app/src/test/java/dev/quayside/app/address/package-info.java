@NullMarked
package dev.quayside.app.address;

import org.jspecify.annotations.NullMarked;
