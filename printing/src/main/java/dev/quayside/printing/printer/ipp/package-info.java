/// The Internet Printing Protocol (RFC 8010, RFC 8011), as much of it as printing a label needs.
@NullMarked
package dev.quayside.printing.printer.ipp;

import org.jspecify.annotations.NullMarked;
