package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.server.openapi.OpenApi;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/// The content of /docs: the guides and the OpenAPI document.
///
/// @param objects the objects of bodies, by name
/// @param codes error codes
record Reference(List<Guide> guides, List<Group> groups, List<Thing> objects, List<String> codes) {

  private static final String DESCRIPTION = "description";

  /// A row of the guide to errors that begins with a code, as {@link Markdown} writes it.
  private static final Pattern ROW =
      Pattern.compile("<td><a href=\"/docs/guides#([A-Z_]+)\">(<code>\\1</code>)</a></td>");

  /// An object of the document.
  record Thing(String name, String html, List<Field> fields) {

    String address() {
      return "/docs/objects#" + name;
    }
  }

  /// @param guides in CommonMark, one section for each guide
  static Reference of(JsonNode document, String guides) {
    var addresses = Addresses.of(document);
    var codes = codes(document);
    var markdown =
        new Markdown(
            named -> codes.contains(named) ? Optional.of(error(named)) : addresses.find(named));
    var fields = new FieldReader(document, markdown);
    return new Reference(
        guides(document, guides, markdown),
        groups(document, markdown, new OperationReader(document, markdown, fields)),
        objects(document, markdown, fields),
        codes);
  }

  Optional<Group> group(String slug) {
    return groups.stream().filter(each -> each.slug().equals(slug)).findFirst();
  }

  /// The address of an error code's description.
  static String error(String code) {
    return "/docs/guides#" + code;
  }

  private static List<String> codes(JsonNode document) {
    List<String> codes = new ArrayList<>();
    var told = document.at("/components/schemas/ErrorCode/" + OpenApi.OPEN_ENUM);
    told.forEach(each -> codes.add(each.asText()));
    return codes;
  }

  private static List<Guide> guides(JsonNode document, String text, Markdown markdown) {
    List<Guide> guides = new ArrayList<>();
    for (String section : text.split("(?m)^## ")) {
      int end = section.indexOf('\n');
      if (!section.startsWith("#")) {
        var title = section.substring(0, end).strip();
        var html = markdown.html(section.substring(end + 1));
        guides.add(
            new Guide(
                title,
                Addresses.slug(title),
                ROW.matcher(html).replaceAll("<td id=\"$1\">$2</td>")));
      }
    }
    var rules = document.at("/info/description").asText();
    guides.add(new Guide("What holds for every call", "every-call", markdown.html(rules)));
    return guides;
  }

  private static List<Group> groups(JsonNode document, Markdown markdown, OperationReader reader) {
    Map<String, List<Operation>> operations = new LinkedHashMap<>();
    Addresses.each(
        document.get("paths"),
        (path, item) ->
            Addresses.each(
                item,
                (method, told) -> {
                  if (told.has("operationId")) {
                    operations
                        .computeIfAbsent(told.at("/tags/0").asText(), _ -> new ArrayList<>())
                        .add(reader.call(path, method, item, told));
                  }
                }));
    List<Operation> events = new ArrayList<>();
    Addresses.each(
        document.get("webhooks"), (name, item) -> events.add(reader.event(name, item.get("post"))));
    List<Group> groups = new ArrayList<>();
    Group last = null;
    for (JsonNode tag : document.get("tags")) {
      var name = tag.get("name").asText();
      var html = markdown.html(tag.path(DESCRIPTION).asText());
      boolean sent = name.equals(Addresses.EVENTS);
      var own = sent ? events : operations.getOrDefault(name, List.of());
      var group = new Group(name, Addresses.slug(name), html, own);
      if (sent) {
        last = group;
      } else {
        groups.add(group);
      }
    }
    groups.add(Objects.requireNonNull(last));
    return groups;
  }

  private static List<Thing> objects(JsonNode document, Markdown markdown, FieldReader fields) {
    List<Thing> objects = new ArrayList<>();
    Addresses.each(
        document.at("/components/schemas"),
        (name, schema) -> {
          if (schema.has("properties")) {
            var html = markdown.html(schema.path(DESCRIPTION).asText());
            objects.add(new Thing(name, html, fields.answer(schema)));
          }
        });
    objects.sort(Comparator.comparing(Thing::name));
    return objects;
  }
}
