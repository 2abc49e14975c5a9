@NullMarked
package dev.quayside.app.measure;

import org.jspecify.annotations.NullMarked;
