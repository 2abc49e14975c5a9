/// Lists too long to hold: their ids are here, their rows come as they are looked at.
@NullMarked
package dev.quayside.app.list;

import org.jspecify.annotations.NullMarked;
