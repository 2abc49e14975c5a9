package dev.quayside.engine.order.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What the headers of a file probably mean: those of ShipStation, Shopify, Etsy, eBay and Amazon,
/// and what people write by hand in English, Spanish, German and French.
enum Headers {
  ORDERS("headers.tsv"),
  PRODUCTS("product-headers.tsv");

  private final Map<Column, List<String>> names;

  Headers(String table) {
    names = read(table);
  }

  Mapping guess(List<String> header) {
    var keys = header.stream().map(Headers::key).toList();
    var places = new EnumMap<Column, Integer>(Column.class);
    var taken = new HashSet<Integer>();
    assign(keys, "", places, taken);
    assign(keys, "?", places, taken);
    return new Mapping(places);
  }

  /// Letters and digits only, lower case, without accents: `Nº de pedido` is `nodepedido`.
  static String key(String header) {
    return Normalizer.normalize(header, Normalizer.Form.NFKD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{Alnum}]", "");
  }

  /// A recipient's name comes before an order's number: a shop that calls the number "Name" has
  /// another column for the person.
  private void assign(
      List<String> keys, String mark, Map<Column, Integer> places, HashSet<Integer> taken) {
    for (var column : order()) {
      for (var name : names.getOrDefault(column, List.of())) {
        int place = name.startsWith("?") ? -1 : keys.indexOf(name);
        if (mark.equals("?") && name.startsWith("?")) {
          place = keys.indexOf(name.substring(1));
        } else if (!mark.isEmpty()) {
          place = -1;
        }
        if (place >= 0 && !places.containsKey(column) && taken.add(place)) {
          places.put(column, place);
        }
      }
    }
  }

  private static List<Column> order() {
    var order = new ArrayList<>(List.of(Column.values()));
    order.remove(Column.NUMBER);
    order.add(order.indexOf(Column.NAME) + 1, Column.NUMBER);
    return order;
  }

  private static Map<Column, List<String>> read(String table) {
    try (var in = Headers.class.getResourceAsStream(table)) {
      if (in == null) {
        throw new IllegalStateException("the table of headers is missing from this build");
      }
      var names = new LinkedHashMap<Column, List<String>>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.split("\t"))
          .forEach(
              entry ->
                  names.put(
                      Column.valueOf(entry[0]), Arrays.asList(entry[1].strip().split("\\|"))));
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
