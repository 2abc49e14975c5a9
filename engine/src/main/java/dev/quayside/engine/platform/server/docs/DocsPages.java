package dev.quayside.engine.platform.server.docs;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.platform.markup.HtmlTemplate;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The pages of one listener, each rendered when it is first requested.
final class DocsPages {

  private final Site site;
  private final Search search;
  private final Map<String, byte[]> written = new ConcurrentHashMap<>();

  /// @param guides in CommonMark
  /// @param synonyms for the search
  /// @param url of the listener
  DocsPages(JsonNode document, String guides, Synonyms synonyms, boolean sandbox, URI url) {
    var reference = Reference.of(document, guides);
    site = new Site(reference, sandbox, url.toString());
    search = new Search(reference, synonyms);
  }

  /// The data shared by every page.
  record Site(Reference reference, boolean sandbox, String url) {}

  Search search() {
    return search;
  }

  /// @param name `start`, `guides`, `objects`, or the slug of a group
  Optional<byte[]> page(String name) {
    return switch (name) {
      case "start", "guides", "objects" -> Optional.of(write(name, name, Map.of("site", site)));
      default ->
          site.reference()
              .group(name)
              .map(group -> write(name, "group", Map.of("site", site, "group", group)));
    };
  }

  private byte[] write(String name, String template, Map<String, Object> values) {
    return written.computeIfAbsent(
        name,
        _ ->
            HtmlTemplate.render("platform/server/docs/" + template + ".jte", values)
                .getBytes(StandardCharsets.UTF_8));
  }
}
