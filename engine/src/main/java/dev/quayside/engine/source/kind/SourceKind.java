package dev.quayside.engine.source.kind;

import dev.quayside.engine.base.problem.Violations;
import dev.quayside.printing.message.Message;
import java.util.List;
import java.util.Map;

/// A kind of shop: what it asks for, what it can do, and how it is asked. One folder each.
public abstract class SourceKind {

  private final String code;
  private final String name;
  private final Abilities abilities;
  private final List<SourceField> fields;

  protected SourceKind(String code, String name, Abilities abilities, List<SourceField> fields) {
    this.code = code;
    this.name = name;
    this.abilities = abilities;
    this.fields = List.copyOf(fields);
  }

  public final String code() {
    return code;
  }

  public final String name() {
    return name;
  }

  public final Abilities abilities() {
    return abilities;
  }

  public final List<SourceField> fields() {
    return fields;
  }

  /// What a person does at the platform to connect a shop, in this order.
  public List<Message> steps() {
    return List.of();
  }

  /// What its words for an order's status usually mean, by {@link StatusWords#GROUPS}; empty where
  /// the kind has words of its own.
  public Map<String, List<String>> usualStatuses() {
    return Map.of();
  }

  /// What tells two shops of the kind apart, written the same however it is typed.
  public abstract String place(Map<String, String> values);

  /// Whether that is on this machine.
  public abstract boolean isHere(Map<String, String> values);

  /// Whether its hosts are fixed, so that `--source-endpoint` takes their place.
  public boolean hasOwnHosts() {
    return false;
  }

  /// Whether the weight of a piece is in a custom field, whose name is a setting.
  public boolean hasWeightField() {
    return false;
  }

  /// Whether an order can be read once more before its label. Not where a file brought it.
  public boolean readsAnew() {
    return true;
  }

  /// Whether an order that it does not show any more is gone. Not where a view may hide it.
  public boolean saysGone() {
    return true;
  }

  /// Whether there may be one source only for each {@link #place}.
  public boolean isOnce() {
    return true;
  }

  /// Whether it is a database, whose statements and columns are settings.
  public boolean hasTables() {
    return false;
  }

  /// Whether the statements will do.
  ///
  /// @param values of the fields, which may be wrong themselves
  public void checkTables(Map<String, String> values, TableSettings tables, Violations found) {}

  /// Whether this installation has what the values need.
  public void checkPlaces(Map<String, String> values, SourcePlaces places, Violations found) {}

  /// The shop with these credentials.
  ///
  /// @param context what the engine does for a shop that is a folder of files
  public abstract Shop open(
      ShopHttp line, Map<String, String> values, SourceSettings settings, SourceContext context);

  /// What is wrong with these values, all of it.
  public final void check(Map<String, String> values, Violations found) {
    for (var field : fields) {
      field.check(values.getOrDefault(field.name(), ""), found);
    }
    checkMore(values, found);
  }

  /// Rules of the kind's own about values that are there; those that are missing are told of
  /// already where they are required.
  protected void checkMore(Map<String, String> values, Violations found) {}

  /// Whether its settings will do.
  public void checkSettings(SourceSettings settings, Violations found) {}
}
