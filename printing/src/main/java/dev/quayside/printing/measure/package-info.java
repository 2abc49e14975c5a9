/// Exact lengths, sizes and print head resolutions; imports only the JDK.
@NullMarked
package dev.quayside.printing.measure;

import org.jspecify.annotations.NullMarked;
