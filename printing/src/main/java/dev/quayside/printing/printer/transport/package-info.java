/// Ways to send bytes to a printer, and the registry of their address schemes.
@NullMarked
package dev.quayside.printing.printer.transport;

import org.jspecify.annotations.NullMarked;
