/// What a parcel contains, as customs wants to know it: on labels and on papers.
@NullMarked
package dev.quayside.printing.customs;

import org.jspecify.annotations.NullMarked;
