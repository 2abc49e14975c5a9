package dev.quayside.printing.printer.status;

import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A printer's answer about its state.
///
/// @param attentions the reasons that keep it from printing; empty when there are none
/// @param detail the printer's own words; null when it had none
public record PrinterStatus(Health health, List<Attention> attentions, @Nullable Message detail) {

  public static final PrinterStatus READY = new PrinterStatus(Health.READY, List.of(), null);
  public static final PrinterStatus BUSY = new PrinterStatus(Health.BUSY, List.of(), null);
  public static final PrinterStatus UNKNOWN = new PrinterStatus(Health.UNKNOWN, List.of(), null);
  public static final PrinterStatus SILENT = attention(EnumSet.of(Attention.SILENT), null);

  public PrinterStatus {
    attentions = List.copyOf(attentions);
  }

  public static PrinterStatus offline(Message why) {
    return new PrinterStatus(Health.OFFLINE, List.of(), why);
  }

  public static PrinterStatus attention(Set<Attention> what, @Nullable String said) {
    var detail = said == null ? null : Message.said(said);
    return new PrinterStatus(Health.ATTENTION, List.copyOf(EnumSet.copyOf(what)), detail);
  }

  /// Whether labels sent now would come out, as far as is known.
  public boolean isWell() {
    return health == Health.READY || health == Health.BUSY;
  }

  /// Whether it says nothing about itself, which keeps it from nothing.
  public boolean isMute() {
    return health == Health.UNKNOWN || equals(SILENT);
  }

  /// The reason it does not print.
  public Message reason() {
    return health == Health.OFFLINE
        ? Why.OFFLINE.of()
        : Message.several(attentions.stream().map(Attention::reason).toList());
  }

  /// The state in plain words, with what to do.
  public Message words() {
    return switch (health) {
      case READY -> Why.STATE_READY.of();
      case BUSY -> Why.STATE_PRINTING.of();
      case ATTENTION -> reason();
      case OFFLINE -> detail == null ? Why.STATE_UNREACHED.of() : detail;
      case UNKNOWN -> Why.STATE_MUTE.of();
    };
  }
}
