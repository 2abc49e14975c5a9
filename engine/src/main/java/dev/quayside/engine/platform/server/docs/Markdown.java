package dev.quayside.engine.platform.server.docs;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/// Converts CommonMark to HTML. Calls, events and codes in a text become links to their
/// descriptions.
final class Markdown {

  private static final Pattern CALL =
      Pattern.compile("(?:GET|POST|PUT|PATCH|DELETE) /v1/[\\w/{}-]*[\\w}]");

  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .extensions(TABLES)
          .escapeHtml(true)
          .attributeProviderFactory(
              _ ->
                  (node, tag, attributes) -> {
                    if (node instanceof FencedCodeBlock && tag.equals("pre")) {
                      // lets the keyboard reach a block that scrolls
                      attributes.put("tabindex", "0");
                    }
                  })
          .build();

  private final Function<String, Optional<String>> addresses;

  /// @param addresses finds the page about a call, event or code by its name
  Markdown(Function<String, Optional<String>> addresses) {
    this.addresses = addresses;
  }

  String html(String text) {
    var document = PARSER.parse(text);
    document.accept(new Links());
    return RENDERER.render(document);
  }

  private final class Links extends AbstractVisitor {

    @Override
    public void visit(Link link) {
      // Text inside a link is not linked again.
    }

    @Override
    public void visit(Code code) {
      addresses
          .apply(code.getLiteral())
          .ifPresent(
              address -> {
                var link = new Link(address, null);
                code.insertBefore(link);
                link.appendChild(code);
              });
    }

    @Override
    public void visit(Text text) {
      var literal = text.getLiteral();
      int end = 0;
      var call = CALL.matcher(literal);
      while (call.find()) {
        var address = addresses.apply(call.group());
        if (address.isPresent()) {
          var link = new Link(address.get(), null);
          link.appendChild(new Text(call.group()));
          text.insertBefore(new Text(literal.substring(end, call.start())));
          text.insertBefore(link);
          end = call.end();
        }
      }
      text.setLiteral(literal.substring(end));
    }

    @Override
    protected void visitChildren(Node parent) {
      for (var child = parent.getFirstChild(); child != null; ) {
        var next = child.getNext();
        child.accept(this);
        child = next;
      }
    }
  }
}
