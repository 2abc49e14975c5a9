package dev.quayside.app;

import dev.quayside.app.scale.DeskScale;
import dev.quayside.app.scale.ScaleReadingModel;
import dev.quayside.app.sound.Loudspeaker;
import dev.quayside.app.sound.Sounds;

/// What stands at this computer, whichever workspace is open.
///
/// @param reading what the scale shows
record Equipment(DeskScale scale, ScaleReadingModel reading, Loudspeaker speaker, Sounds sounds) {}
