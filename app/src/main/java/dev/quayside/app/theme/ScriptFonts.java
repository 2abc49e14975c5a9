package dev.quayside.app.theme;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.printing.font.Printable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Lets names in scripts be shown that this system has no font for. The fonts of the labels are
/// added to fontconfig, where the toolkit looks when Inter lacks a letter. A font is opened when
/// its first letter is drawn, as a file mapped outside the heap. Windows and macOS have fonts for
/// these scripts.
public final class ScriptFonts {

  /// A language for each script, and the font file that has the script.
  private static final Map<String, String> FACES =
      new TreeMap<>(
          Map.of(
              "ja", "NotoSansJP-Medium.ttf",
              "ko", "NotoSansKR-Medium.ttf",
              "zh-cn", "NotoSansSC-Medium.ttf",
              "ar", "NotoSansArabic-Regular.ttf",
              "he", "NotoSansHebrew-Regular.ttf",
              "th", "NotoSansThai-Regular.ttf"));

  private static final Logger LOG = Logger.getLogger(ScriptFonts.class.getName());

  private ScriptFonts() {}

  /// Adds the missing fonts; to be called before the toolkit starts, which asks fontconfig only
  /// once. If this fails, the letters are missing as before.
  ///
  /// @param folder where the added fonts are stored
  public static void offer(Path folder) {
    if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")) {
      return;
    }
    try (var arena = Arena.ofConfined()) {
      var fontconfig = new Fontconfig(arena);
      for (var face : keep(folder, fontconfig::knows)) {
        fontconfig.add(face);
      }
    } catch (IOException | IllegalArgumentException e) {
      LOG.log(Level.FINE, "names in other scripts are shown as boxes", e);
    }
  }

  /// Writes the fonts of scripts the system has none for.
  ///
  /// @param knows whether the system has a font for a language
  static List<Path> keep(Path folder, Predicate<String> knows) throws IOException {
    var faces = new ArrayList<Path>();
    for (var face : FACES.entrySet()) {
      if (!knows.test(face.getKey())) {
        faces.add(kept(folder, face.getValue()));
      }
    }
    return faces;
  }

  private static Path kept(Path folder, String name) throws IOException {
    var file = folder.resolve(name);
    if (!Files.exists(file)) {
      // the data directory, which the engine refuses when others can open it
      OwnerOnly.createFolder(folder.toAbsolutePath().resolveSibling(""));
      Files.createDirectories(folder);
      var part = Files.createTempFile(folder, name, ".part");
      try (var face = Printable.class.getResourceAsStream(name)) {
        Files.copy(Objects.requireNonNull(face, name), part, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
    return file;
  }

  /// The fontconfig library that the toolkit uses in this process.
  private static final class Fontconfig {

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;

    private final SymbolLookup library =
        SymbolLookup.libraryLookup("libfontconfig.so.1", Arena.global());
    private final Arena arena;
    private final MethodHandle parse = pointer("FcNameParse", ValueLayout.ADDRESS);
    private final MethodHandle nothing = pointer("FcObjectSetCreate");
    private final MethodHandle list =
        pointer("FcFontList", ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
    private final MethodHandle add =
        Linker.nativeLinker()
            .downcallHandle(
                symbol("FcConfigAppFontAddFile"),
                FunctionDescriptor.of(INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS));

    private Fontconfig(Arena arena) {
      this.arena = arena;
    }

    private boolean knows(String language) {
      var wanted = call(parse, arena.allocateFrom(":lang=" + language));
      var found = call(list, MemorySegment.NULL, wanted, call(nothing));
      return !found.equals(MemorySegment.NULL) && found.reinterpret(INT.byteSize()).get(INT, 0) > 0;
    }

    private void add(Path face) {
      try {
        var _ =
            (int)
                add.invoke(
                    MemorySegment.NULL, arena.allocateFrom(face.toAbsolutePath().toString()));
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }

    private static MemorySegment call(MethodHandle function, Object... values) {
      try {
        return (MemorySegment) function.invokeWithArguments(values);
      } catch (Throwable e) {
        throw new IllegalStateException(e);
      }
    }

    private MethodHandle pointer(String name, ValueLayout... takes) {
      return Linker.nativeLinker()
          .downcallHandle(symbol(name), FunctionDescriptor.of(ValueLayout.ADDRESS, takes));
    }

    private MemorySegment symbol(String name) {
      return library.find(name).orElseThrow(() -> new IllegalArgumentException(name));
    }
  }
}
