/// Sound signals for a packer who looks at the parcel, not at the screen.
@NullMarked
package dev.quayside.app.sound;

import org.jspecify.annotations.NullMarked;
