package dev.quayside.engine.base.page;

/// The sort of a list that has only one order, by age.
public enum Age implements Slice.Sort {
  CREATED_AT;

  /// The first page, newest first.
  public static Slice<Age> newest(int size) {
    return Slice.of(CREATED_AT, new Page.Request(1, size));
  }
}
