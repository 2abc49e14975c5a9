/// Small controls that screens share.
@NullMarked
package dev.quayside.app.control;

import org.jspecify.annotations.NullMarked;
