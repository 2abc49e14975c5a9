@NullMarked
package dev.quayside.app.sound;

import org.jspecify.annotations.NullMarked;
