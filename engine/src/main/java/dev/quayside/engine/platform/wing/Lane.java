package dev.quayside.engine.platform.wing;

/// The chores of a lane have their turns one after the other, lanes go beside each other.
public enum Lane {
  /// What carriers answered while the database was away: a round of the others takes a minute then.
  ANSWERS,

  /// Most chores.
  USUAL,

  /// What shows within two seconds.
  QUICK,

  /// What waits for carriers and mail servers, which must not hold up money.
  PATIENT,

  /// What takes minutes.
  LONG
}
