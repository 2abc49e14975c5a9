@NullMarked
package dev.quayside.app.notice;

import org.jspecify.annotations.NullMarked;
