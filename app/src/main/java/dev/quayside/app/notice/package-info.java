/// What the window tells the person beside the screen itself.
@NullMarked
package dev.quayside.app.notice;

import org.jspecify.annotations.NullMarked;
