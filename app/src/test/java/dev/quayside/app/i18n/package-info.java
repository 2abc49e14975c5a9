@NullMarked
package dev.quayside.app.i18n;

import org.jspecify.annotations.NullMarked;
