@NullMarked
package dev.quayside.app.person;

import org.jspecify.annotations.NullMarked;
