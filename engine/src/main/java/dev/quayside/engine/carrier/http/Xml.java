package dev.quayside.engine.carrier.http;

import dev.quayside.engine.base.number.BoundedDecimal;
import dev.quayside.engine.carrier.http.CarrierAnswer.Said;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/// An element of a carrier's answer, read by local names: namespaces differ from version to
/// version.
public record Xml(Element element) {

  private static final DocumentBuilderFactory FACTORY = factory();

  /// The root element. Empty for a body that is not XML or has a document type, so that nothing
  /// outside the body is ever read.
  public static Optional<Xml> read(Said said) {
    return parsed(said.body()) instanceof Whole(var root) ? Optional.of(root) : Optional.empty();
  }

  /// What became of a document.
  public sealed interface Parsed {}

  /// It is one.
  public record Whole(Xml root) implements Parsed {}

  /// It is none from a place on.
  ///
  /// @param line from 1; 0 where it is not known
  public record Broken(int line, int column) implements Parsed {}

  /// As {@link #read}, and where it goes wrong.
  public static Parsed parsed(byte[] document) {
    try {
      var builder = FACTORY.newDocumentBuilder();
      builder.setErrorHandler(new Silent());
      return new Whole(
          new Xml(builder.parse(new ByteArrayInputStream(document)).getDocumentElement()));
    } catch (SAXParseException there) {
      return new Broken(Math.max(0, there.getLineNumber()), Math.max(0, there.getColumnNumber()));
    } catch (SAXException | IOException unreadable) {
      return new Broken(0, 0);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static DocumentBuilderFactory factory() {
    try {
      var factory = DocumentBuilderFactory.newDefaultNSInstance();
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      return factory;
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  public boolean isNamed(String name) {
    return name.equals(element.getLocalName());
  }

  /// The first element with this name directly below.
  public Optional<Xml> child(String name) {
    return children(name).stream().findFirst();
  }

  public List<Xml> children(String name) {
    return children().stream().filter(child -> child.isNamed(name)).toList();
  }

  /// All elements directly below, in order.
  public List<Xml> children() {
    var nodes = element.getChildNodes();
    return IntStream.range(0, nodes.getLength())
        .mapToObj(nodes::item)
        .filter(Element.class::isInstance)
        .map(node -> new Xml((Element) node))
        .toList();
  }

  /// The text at a path of names; empty where there is none.
  public String text(String... path) {
    var here = Optional.of(this);
    for (var name : path) {
      here = here.flatMap(each -> each.child(name));
    }
    return here.map(each -> each.element.getTextContent().strip()).orElse("");
  }

  /// The number at a path of names; empty where there is none.
  public Optional<BigDecimal> number(String... path) {
    return BoundedDecimal.read(text(path));
  }

  public String attribute(String name) {
    return element.getAttribute(name);
  }

  public String name() {
    return Optional.ofNullable(element.getLocalName()).orElse("");
  }

  /// Keeps the parser from printing errors: the caller learns of them from the empty result.
  private static final class Silent implements ErrorHandler {
    @Override
    public void warning(SAXParseException e) {}

    @Override
    public void error(SAXParseException e) throws SAXException {
      throw e;
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
      throw e;
    }
  }
}
