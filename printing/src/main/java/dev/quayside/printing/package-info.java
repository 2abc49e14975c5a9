/// Label documents, their rendering, printers and the print queue.
///
/// Packages build on each other in one direction: `measure`, `font`, `mark`, `label`, `render`,
/// `printer`, `queue`.
@NullMarked
package dev.quayside.printing;

import org.jspecify.annotations.NullMarked;
