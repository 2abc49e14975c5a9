/// The scale beside the packer: which one, and what lies on it.
@NullMarked
package dev.quayside.app.scale;

import org.jspecify.annotations.NullMarked;
