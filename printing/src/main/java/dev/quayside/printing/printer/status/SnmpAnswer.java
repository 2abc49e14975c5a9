package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Why;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.snmp4j.smi.Integer32;
import org.snmp4j.smi.OctetString;
import org.snmp4j.smi.VariableBinding;

/// Reads the Host Resources MIB of a printer (RFC 2790, section 6).
final class SnmpAnswer {

  private static final int IDLE = 3;
  private static final int PRINTING = 4;
  private static final int WARMING_UP = 5;

  /// Bits of `hrPrinterDetectedErrorState` that stop it, counted from the left; low paper, low
  /// toner and due maintenance do not.
  private static final Map<Integer, Attention> STOPS =
      Map.of(
          1, Attention.PAPER_OUT,
          3, Attention.RIBBON_OUT,
          4, Attention.HEAD_OPEN,
          5, Attention.JAMMED,
          7, Attention.OTHER,
          8, Attention.PAPER_OUT,
          10, Attention.RIBBON_OUT,
          12, Attention.OTHER,
          13, Attention.PAPER_OUT);

  private static final int OFFLINE = 6;

  private SnmpAnswer() {}

  static PrinterStatus status(
      VariableBinding status, VariableBinding errors, @Nullable String alert) {
    byte[] bits =
        errors.getVariable() instanceof OctetString octets ? octets.getValue() : new byte[0];
    Set<Attention> found = EnumSet.noneOf(Attention.class);
    STOPS.forEach(
        (bit, attention) -> {
          if (isSet(bits, bit)) {
            found.add(attention);
          }
        });
    if (!found.isEmpty()) {
      return PrinterStatus.attention(found, alert);
    }
    if (isSet(bits, OFFLINE)) {
      return PrinterStatus.offline(Why.STATE_OFFLINE.of());
    }
    int code = status.getVariable() instanceof Integer32 number ? number.getValue() : 0;
    return switch (code) {
      case IDLE -> PrinterStatus.READY;
      case PRINTING, WARMING_UP -> PrinterStatus.BUSY;
      default ->
          alert == null
              ? PrinterStatus.UNKNOWN
              : PrinterStatus.attention(EnumSet.of(Attention.OTHER), alert);
    };
  }

  private static boolean isSet(byte[] bits, int bit) {
    return bit / 8 < bits.length && (bits[bit / 8] & (0x80 >> (bit % 8))) != 0;
  }
}
