package dev.quayside.engine.carrier.doubles;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.xml.sax.SAXException;

/// What a vendor's XML has to look like.
public final class XmlSchema {

  private final Schema schema;

  /// @param resource beside `of`
  public XmlSchema(Class<?> of, String resource) {
    try {
      schema =
          SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
              .newSchema(of.getResource(resource));
    } catch (SAXException e) {
      throw new IllegalArgumentException(resource, e);
    }
  }

  /// What is wrong with a document; empty when nothing is.
  public Optional<String> wrong(String document) {
    try {
      schema.newValidator().validate(new StreamSource(new StringReader(document)));
      return Optional.empty();
    } catch (SAXException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
