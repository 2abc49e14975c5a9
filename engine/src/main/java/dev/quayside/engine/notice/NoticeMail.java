package dev.quayside.engine.notice;

import dev.quayside.engine.base.text.WireWord;

/// When notices are sent by e-mail.
public enum NoticeMail implements WireWord {
  OFF,
  /// At most once a day, what came since.
  DAILY,
  AT_ONCE
}
