/// How countries write addresses.
@NullMarked
package dev.quayside.printing.address;

import org.jspecify.annotations.NullMarked;
