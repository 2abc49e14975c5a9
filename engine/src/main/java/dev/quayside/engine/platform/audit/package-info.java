/// Who did what, and when: written with the change itself, and never changed.
@NullMarked
package dev.quayside.engine.platform.audit;

import org.jspecify.annotations.NullMarked;
