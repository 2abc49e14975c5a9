/// The scale beside the packer: which one it is, and its weight.
@NullMarked
package dev.quayside.app.scale;

import org.jspecify.annotations.NullMarked;
