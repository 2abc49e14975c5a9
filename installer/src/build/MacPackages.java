import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.SAXException;

/// Quayside.app in a .tar.gz, checked as far as is possible without macOS.
final class MacPackages {

  private static final Tool TAR = new Tool("tar", "tar");
  private static final int MACH_O_64 = 0xCFFAEDFE;
  private static final int ELF = 0x7F454C46;
  private static final int UNIVERSAL_OR_CLASS = 0xCAFEBABE;
  private static final int INTEL = 0x01000007;
  private static final int ARM = 0x0100000C;

  private final Platform platform;
  private int looked;

  private MacPackages(Platform platform) {
    this.platform = platform;
  }

  static void make(Build build, Platform platform, Path bundle)
      throws IOException, InterruptedException {
    new MacPackages(platform).look(bundle);
    TAR.run(
        bundle.getParent(),
        "--create",
        "--gzip",
        "--file",
        build.dist("Quayside-" + build.version() + "-" + platform.label() + ".tar.gz").toString(),
        bundle.getFileName().toString());
  }

  /// Checks that every native file in the bundle and its jars is a Mach-O file for this platform's
  /// processor.
  ///
  /// @throws IllegalStateException naming a file that is not
  private void look(Path bundle) throws IOException {
    for (Path file : Trees.files(bundle)) {
      try (var content = Files.newInputStream(file)) {
        look(file.toString(), content);
      }
      if (file.toString().endsWith(".jar")) {
        try (var jar = new ZipFile(file.toFile())) {
          for (var entry : jar.stream().filter(entry -> !entry.isDirectory()).toList()) {
            try (var content = jar.getInputStream(entry)) {
              look(file.getFileName() + "!" + entry.getName(), content);
            }
          }
        }
      }
    }
    readProperties(bundle.resolve("Contents"));
    System.out.println(looked + " Mach-O files, all for " + platform.label());
  }

  private void look(String name, InputStream content) throws IOException {
    var head = new DataInputStream(content);
    var bytes = head.readNBytes(8);
    if (bytes.length < 8) {
      return;
    }
    int magic = number(bytes, 0, false);
    if (magic == ELF || (bytes[0] == 'M' && bytes[1] == 'Z' && name.matches(".*\\.(dll|exe)"))) {
      throw new IllegalStateException(name + " is of another system");
    }
    if (magic == UNIVERSAL_OR_CLASS && name.matches(".*\\.(dylib|jnilib)")) {
      // it has code for several processors
      looked++;
    } else if (magic == MACH_O_64) {
      looked++;
      int processor = number(bytes, 4, true);
      if (processor != (platform == Platform.MACOS_ARM ? ARM : INTEL)) {
        throw new IllegalStateException(name + " is for another processor");
      }
    }
  }

  /// Checks that the property list can be read and that the files it names exist.
  private static void readProperties(Path contents) throws IOException {
    var factory = DocumentBuilderFactory.newInstance();
    try {
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      var list = factory.newDocumentBuilder().parse(contents.resolve("Info.plist").toFile());
      var keys = list.getElementsByTagName("key");
      var values = new HashMap<String, String>();
      for (int i = 0; i < keys.getLength(); i++) {
        values.put(keys.item(i).getTextContent(), keys.item(i).getNextSibling().getTextContent());
      }
      need(contents.resolve("MacOS").resolve(values.get("CFBundleExecutable")));
      need(contents.resolve("Resources").resolve(values.get("CFBundleIconFile")));
      if (!"quayside-backup".equals(values.get("public.filename-extension"))) {
        throw new IllegalStateException("Info.plist does not say what backups end with");
      }
    } catch (ParserConfigurationException | SAXException e) {
      throw new IllegalStateException("Info.plist cannot be read", e);
    }
  }

  private static void need(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new IllegalStateException("Info.plist names " + file + ", which is not there");
    }
  }

  private static int number(byte[] bytes, int at, boolean little) {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      value = value << 8 | (bytes[at + (little ? 3 - i : i)] & 0xFF);
    }
    return value;
  }
}
