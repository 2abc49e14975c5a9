/// What the engine does for shops that are folders of files.
@NullMarked
package dev.quayside.engine.source.files;

import org.jspecify.annotations.NullMarked;
