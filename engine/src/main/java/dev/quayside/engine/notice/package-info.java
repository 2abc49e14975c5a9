/// What needs a person: found out by the engine, said once, and over once it is mended.
@NullMarked
package dev.quayside.engine.notice;

import org.jspecify.annotations.NullMarked;
