package dev.quayside.engine.carrier.nine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The carrier in docs/recipes.md is one folder and one line: with these it sells.
class RealCarrierRecipeTest {

  private static final String ENGINE = "dev.quayside.engine.";
  private static final String FOLDER = "carrier.pigeon";
  private static final Path MODULES =
      Path.of("src/main/java/dev/quayside/engine/carrier/catalogue/CarrierModules.java");
  private static final Pattern TYPE = Pattern.compile("final class (\\w+)");

  /// What the recipe leaves out.
  private static final List<String> IMPORTS =
      List.of(
          "carrier",
          "carrier.http",
          "carrier.module",
          "carrier.number",
          "carrier.purchase",
          "carrier.quote",
          "carrier.tracking",
          "base.measure",
          "base.money",
          "base.problem");

  @Test
  void itsFolderAndItsLineSellLabels(@TempDir Path directory) throws Exception {
    var recipe = Files.readString(Path.of("../docs/recipes.md"));
    recipe =
        recipe.substring(recipe.indexOf("## A real carrier"), recipe.indexOf("## An endpoint"));
    var sources = new ArrayList<Path>();
    for (var code : blocks(recipe, "java\n")) {
      var name = TYPE.matcher(code).results().findFirst().orElseThrow().group(1);
      sources.add(write(directory.resolve(name + ".java"), inItsFolder(code)));
    }
    assertThat(sources).hasSize(3);
    sources.add(write(directory.resolve("CarrierModules.java"), withLine(recipe)));
    var classes = Files.createDirectory(directory.resolve("classes"));
    compile(sources, classes);
    try (var loader = new OwnFirst(classes)) {
      loader
          .loadClass(TenthCarrier.class.getName())
          .getMethod("live", Path.class)
          .invoke(null, directory.resolve("data"));
    }
  }

  private static String inItsFolder(String code) {
    var head = new StringBuilder("package " + ENGINE + FOLDER + ";\n");
    IMPORTS.forEach(each -> head.append("import ").append(ENGINE).append(each).append(".*;\n"));
    head.append("import ").append(ENGINE).append("carrier.http.CarrierAnswer.Said;\n");
    return head
        + "import dev.quayside.printing.message.Message;\nimport org.jspecify.annotations.Nullable;\n"
        + "import java.math.*;\nimport java.net.URI;\nimport java.time.*;\nimport java.util.*;\n"
        + "import java.util.stream.Stream;\n"
        + code;
  }

  private static String withLine(String recipe) throws IOException {
    var line = blocks(recipe, "\n").getLast();
    var begins = "List.of(\n";
    return Files.readString(MODULES)
        .replace(
            "import java.util.List;",
            "import " + ENGINE + FOLDER + ".Pigeon;\nimport java.util.List;")
        .replaceFirst(Pattern.quote(begins), begins + line);
  }

  /// What stands between the marks of code.
  private static List<String> blocks(String recipe, String language) {
    var parts = Pattern.compile("```").split(recipe);
    return IntStream.range(0, parts.length)
        .filter(i -> i % 2 == 1 && parts[i].startsWith(language))
        .mapToObj(i -> parts[i].substring(language.length()))
        .toList();
  }

  private static Path write(Path file, String text) throws IOException {
    return Files.writeString(file, text);
  }

  private static void compile(List<Path> sources, Path classes) {
    var said = new ByteArrayOutputStream();
    var words =
        Stream.concat(
            Stream.of("-proc:none", "-parameters", "-d", classes.toString()),
            sources.stream().map(Path::toString));
    int result =
        ToolProvider.getSystemJavaCompiler().run(null, said, said, words.toArray(String[]::new));
    assertThat(result).as(said.toString(StandardCharsets.UTF_8)).isZero();
  }

  /// Loads all of Quayside anew, and some of it from elsewhere.
  private static final class OwnFirst extends URLClassLoader {

    OwnFirst(Path classes) {
      super(urls(classes), OwnFirst.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        var loaded = findLoadedClass(name);
        if (loaded == null && name.startsWith("dev.quayside.")) {
          loaded = findClass(name);
        }
        return loaded == null ? super.loadClass(name, resolve) : loaded;
      }
    }

    private static URL[] urls(Path classes) {
      return Stream.concat(
              Stream.of(classes),
              Stream.of(System.getProperty("java.class.path").split(":", -1)).map(Path::of))
          .map(OwnFirst::url)
          .toArray(URL[]::new);
    }

    private static URL url(Path path) {
      try {
        return path.toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException(e);
      }
    }
  }
}
