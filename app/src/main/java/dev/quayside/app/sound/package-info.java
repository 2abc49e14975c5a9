/// Tones that tell a packer who looks at the parcel, not at the screen, how it went.
@NullMarked
package dev.quayside.app.sound;

import org.jspecify.annotations.NullMarked;
