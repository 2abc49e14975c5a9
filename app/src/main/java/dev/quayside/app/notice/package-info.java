/// Short messages and problems that the window shows beside the screen itself.
@NullMarked
package dev.quayside.app.notice;

import org.jspecify.annotations.NullMarked;
