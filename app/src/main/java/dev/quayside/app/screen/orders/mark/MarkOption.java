package dev.quayside.app.screen.orders.mark;

import dev.quayside.engine.order.mark.TagColour;

/// Something to put on the chosen orders, or to take off.
///
/// @param id of a person; empty for nobody and for tags
/// @param name of the tag or the person; empty for nobody
/// @param colour of the tag; grey for people
/// @param spread how many of the chosen orders have it
public record MarkOption(Kind kind, String id, String name, TagColour colour, Spread spread) {

  /// What it is.
  public enum Kind {
    TAG,
    NEW_TAG,
    ME,
    PERSON,
    NOBODY
  }

  /// How many of the chosen orders have something.
  public enum Spread {
    NONE,
    SOME,
    ALL;

    static Spread of(long having, int all) {
      return having == 0 ? NONE : having < all ? SOME : ALL;
    }
  }

  static MarkOption fresh(String name) {
    return new MarkOption(Kind.NEW_TAG, "", name, TagColour.GREY, Spread.NONE);
  }
}
