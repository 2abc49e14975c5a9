/// What a sandbox carrier sells, for whom and for how much: a rate card brought to life.
@NullMarked
package dev.quayside.engine.sandbox.tariff;

import org.jspecify.annotations.NullMarked;
