package dev.quayside.engine.order.mark;

/// A tag as an order has it.
public record OrderTag(String id, String name, TagColour colour) {

  public static OrderTag of(Tag tag) {
    return new OrderTag(tag.id(), tag.name(), tag.colour());
  }
}
