package dev.quayside.engine.copy;

import dev.quayside.engine.base.text.WireWord;

/// What can be copied, in the order in which it is: what others name goes first. Nothing secret and
/// nothing of money is among it: no accounts of carriers or of payors, no keys, shops, wallets,
/// mail servers, people or webhooks. Neither is what is forgotten after a while, which would delete
/// data.
public enum CopyKind implements WireWord {
  LOCATIONS,
  PRESETS,
  PRODUCTS,
  TAGS,
  RULES,
  VIEWS,
  BRANDING,
  EMAIL_TEMPLATES,
  TAX_IDS,
  PRINT_ROUTES,
  PACK_CHECK,
  BATCH_LIMITS,
  NOTICES,
  USER_RULES,
  FILE_COLUMNS
}
