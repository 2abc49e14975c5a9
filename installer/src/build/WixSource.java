import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/// The files of an image as a WiX fragment. Each file is a component whose id is derived from its
/// path, so that it is the same component in every version.
final class WixSource {

  private final Path image;
  private final StringBuilder folders = new StringBuilder();
  private final StringBuilder references = new StringBuilder();
  private final Set<String> ids = new HashSet<>();

  private WixSource(Path image) {
    this.image = image;
  }

  static void write(Path image, Path fragment) throws IOException {
    var source = new WixSource(image);
    source.children(image, "      ");
    Files.writeString(
        fragment,
        """
        <?xml version="1.0" encoding="utf-8"?>
        <Wix xmlns="http://schemas.microsoft.com/wix/2006/wi">
          <Fragment>
            <DirectoryRef Id="INSTALLDIR">
        %s    </DirectoryRef>
          </Fragment>
          <Fragment>
            <ComponentGroup Id="AppImage">
        %s    </ComponentGroup>
          </Fragment>
        </Wix>
        """
            .formatted(source.folders, source.references));
  }

  private void children(Path folder, String indent) throws IOException {
    for (Path child : sorted(folder)) {
      var name = child.getFileName().toString();
      if (Files.isDirectory(child)) {
        folders.append(indent).append(tag("Directory", "d", child, name)).append(">\n");
        children(child, indent + "  ");
        folders.append(indent).append("</Directory>\n");
      } else {
        file(child, name, indent);
      }
    }
  }

  private void file(Path file, String name, String indent) {
    var component = id("c", file);
    folders
        .append(indent)
        .append("<Component Id=\"%s\" Guid=\"%s\" Win64=\"yes\">".formatted(component, code(file)))
        .append(tag("File", "f", file, name))
        .append(" Source=\"$(var.Image)/%s\" KeyPath=\"yes\"/>".formatted(text(inside(file))))
        .append("</Component>\n");
    references.append("      <ComponentRef Id=\"%s\"/>\n".formatted(component));
  }

  private String tag(String tag, String prefix, Path file, String name) {
    return "<%s Id=\"%s\" Name=\"%s\"".formatted(tag, id(prefix, file), text(name));
  }

  private String id(String prefix, Path file) {
    var id = prefix + code(file).toString().replace("-", "");
    if (!ids.add(id)) {
      throw new IllegalStateException("two files have the id " + id);
    }
    return id;
  }

  private UUID code(Path file) {
    return UUID.nameUUIDFromBytes(
        ("dev.quayside/windows/" + inside(file)).getBytes(StandardCharsets.UTF_8));
  }

  private String inside(Path file) {
    return image.relativize(file).toString().replace('\\', '/');
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  private static String text(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
