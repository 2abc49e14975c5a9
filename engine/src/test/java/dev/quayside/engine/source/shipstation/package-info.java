@NullMarked
package dev.quayside.engine.source.shipstation;

import org.jspecify.annotations.NullMarked;
