package dev.quayside.app.screen.printers;

import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.discovery.FoundPrinter;
import dev.quayside.printing.document.LabelSheet;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.measure.Length;
import dev.quayside.printing.measure.Size;
import dev.quayside.printing.printer.Encoding;
import dev.quayside.printing.printer.Handling;
import dev.quayside.printing.printer.Language;
import dev.quayside.printing.printer.Profile;
import dev.quayside.printing.printer.Tracking;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The printer in the form. Empty darkness and speed leave the printer's own.
public final class PrinterForm {

  /// The choice to leave a setting to the printer.
  public enum Own {
    PRINTERS_OWN
  }

  /// The choice of whole pages and single labels, beside the label sheets.
  public enum Plain {
    NO_SHEETS
  }

  /// The label positions to choose from: those of the sheet with the most.
  public static final List<Integer> PLACES = List.of(1, 2, 3, 4);

  private static final Size LETTER = new Size(Length.mils(8500), Length.mils(11_000));
  private static final BigDecimal MICROMETRES_PER_MM = BigDecimal.valueOf(1000);

  /// The media to choose from, in the order of the list.
  public static final List<Size> MEDIA =
      List.of(
          Size.FOUR_BY_SIX,
          new Size(Length.mils(4000), Length.mils(8000)),
          new Size(Length.mils(4000), Length.mils(4000)),
          new Size(Length.mils(4000), Length.mils(3000)),
          new Size(Length.micrometres(105_000), Length.micrometres(148_000)),
          new Size(Length.micrometres(210_000), Length.micrometres(297_000)),
          LETTER);

  private int shownPlace = 1;
  private static final String FOLDER = "file:";

  final StringProperty name = new SimpleStringProperty("");
  private final ReadOnlyIntegerWrapper begun = new ReadOnlyIntegerWrapper();
  private final ReadOnlyIntegerWrapper shown = new ReadOnlyIntegerWrapper();
  final StringProperty address = new SimpleStringProperty("");
  final ObjectProperty<Language> language = new SimpleObjectProperty<>(Language.ZPL);
  final ObjectProperty<Dpi> dpi = new SimpleObjectProperty<>(Dpi.DPI_203);
  final ObjectProperty<Size> media = new SimpleObjectProperty<>(Size.FOUR_BY_SIX);
  final ObjectProperty<Enum<?>> sheet = new SimpleObjectProperty<>(Plain.NO_SHEETS);
  final ObjectProperty<Integer> place = new SimpleObjectProperty<>(1);
  final ObjectProperty<Enum<?>> tracking = new SimpleObjectProperty<>(Own.PRINTERS_OWN);
  final TypedNumber darkness = new TypedNumber();
  final TypedNumber speed = new TypedNumber();
  final TypedNumber right = new TypedNumber();
  final TypedNumber down = new TypedNumber();
  final BooleanProperty upsideDown = new SimpleBooleanProperty();
  final ObjectProperty<Enum<?>> handling = new SimpleObjectProperty<>(Own.PRINTERS_OWN);
  final ObjectProperty<Encoding> encoding = new SimpleObjectProperty<>(Encoding.RLE);
  final StringProperty fallback = new SimpleStringProperty("");
  final BooleanProperty isDefault = new SimpleBooleanProperty();

  /// Choosing label sheets also sets the media to their size.
  PrinterForm() {
    sheet.subscribe(
        chosen -> {
          if (chosen instanceof LabelSheet loaded) {
            media.set(loaded.size());
          }
        });
  }

  public StringProperty name() {
    return name;
  }

  public StringProperty address() {
    return address;
  }

  /// The loaded label sheets, or none.
  public ObjectProperty<Enum<?>> sheet() {
    return sheet;
  }

  /// The position of the next label on its sheet, from 1.
  public ObjectProperty<Integer> place() {
    return place;
  }

  public ObjectProperty<Language> language() {
    return language;
  }

  /// Whether the printer has a thermal print head; a folder and an office printer have none.
  boolean hasHead() {
    return !address.get().startsWith(FOLDER) && !language.get().isPaged();
  }

  public TypedNumber darkness() {
    return darkness;
  }

  void show(PrinterSetup setup) {
    shown.set(shown.get() + 1);
    var profile = setup.profile();
    name.set(setup.name());
    address.set(setup.address());
    language.set(setup.language());
    dpi.set(profile.dpi());
    media.set(profile.media());
    sheet.set(profile.sheet() == null ? Plain.NO_SHEETS : profile.sheet());
    shownPlace = setup.sheetPlace() == null ? 1 : setup.sheetPlace();
    place.set(shownPlace);
    tracking.set(profile.tracking() == null ? Own.PRINTERS_OWN : profile.tracking());
    darkness.show(decimal(profile.darkness()));
    speed.show(decimal(profile.speed()));
    right.show(millimetres(profile.right()));
    down.show(millimetres(profile.down()));
    upsideDown.set(profile.upsideDown());
    handling.set(profile.handling() == null ? Own.PRINTERS_OWN : profile.handling());
    encoding.set(profile.encoding());
    fallback.set(setup.fallback() == null ? "" : setup.fallback());
    // saved here it serves all workspaces, so a sandbox's default must not become the default of
    // all
    isDefault.set(setup.isDefault() && !setup.sandboxOnly());
  }

  void show(FoundPrinter found) {
    var profile = Profile.of(found.dpi());
    var media = found.language().isPaged() ? LETTER : Size.FOUR_BY_SIX;
    show(
        new PrinterSetup(
            found.name(),
            found.address(),
            found.language(),
            profile.loadedWith(media, null),
            false,
            null));
  }

  /// Grows whenever the form shows another printer, or the same one anew.
  ReadOnlyIntegerProperty shown() {
    return shown.getReadOnlyProperty();
  }

  /// Grows whenever the form is emptied for a printer to be entered by its address.
  ReadOnlyIntegerProperty begun() {
    return begun.getReadOnlyProperty();
  }

  /// Names a printer that has no name yet after its address.
  ///
  /// @param taken names of other printers
  void nameByAddress(List<String> taken) {
    if (name.get().isBlank()) {
      name.set(PrinterAddress.name(address.get(), taken));
    }
  }

  /// Prints into a folder, as PDF files unless the user has chosen otherwise.
  void into(Path folder) {
    address.set(PrinterAddress.folder(folder));
    if (language.get() == Language.ZPL) {
      language.set(Language.PDF);
      dpi.set(Dpi.DPI_300);
    }
  }

  void clear() {
    begun.set(begun.get() + 1);
    show(new PrinterSetup("", "tcp://", Language.ZPL, Dpi.DPI_203, false));
  }

  /// The printer; empty when a number is invalid or out of range.
  Optional<PrinterSetup> read() {
    try {
      var profile =
          new Profile(
              dpi.get(),
              media.get(),
              tracking.get() instanceof Tracking chosen ? chosen : null,
              whole(darkness),
              whole(speed),
              length(right),
              length(down),
              upsideDown.get(),
              handling.get() instanceof Handling chosen ? chosen : null,
              encoding.get(),
              language.get().isPaged() && sheet.get() instanceof LabelSheet chosen ? chosen : null);
      var other = fallback.get() == null || fallback.get().isBlank() ? null : fallback.get();
      return Optional.of(
          new PrinterSetup(
              name.get().strip(),
              PrinterAddress.of(address.get()),
              language.get(),
              profile,
              isDefault.get(),
              other,
              changedPlace()));
    } catch (IllegalArgumentException | ArithmeticException e) {
      return Optional.empty();
    }
  }

  /// The position, if the user has changed it; null otherwise, since labels printed while the form
  /// was open have moved it on.
  private @org.jspecify.annotations.Nullable Integer changedPlace() {
    return place.get() == shownPlace ? null : place.get();
  }

  private static @org.jspecify.annotations.Nullable Integer whole(TypedNumber number) {
    return number.get().isBlank() ? null : typed(number.whole());
  }

  private static <T> T typed(@org.jspecify.annotations.Nullable T number) {
    return Optional.ofNullable(number).orElseThrow(IllegalArgumentException::new);
  }

  private static Length length(TypedNumber number) {
    var millimetres = number.get().isBlank() ? BigDecimal.ZERO : typed(number.value());
    if (millimetres.abs().compareTo(MICROMETRES_PER_MM) > 0) {
      throw new IllegalArgumentException("further than any label is wide");
    }
    return Length.micrometres(
        millimetres
            .multiply(MICROMETRES_PER_MM)
            .setScale(0, RoundingMode.HALF_UP)
            .longValueExact());
  }

  private static @org.jspecify.annotations.Nullable BigDecimal decimal(
      @org.jspecify.annotations.Nullable Integer number) {
    return number == null ? null : BigDecimal.valueOf(number);
  }

  private static BigDecimal millimetres(Length length) {
    return BigDecimal.valueOf(length.units())
        .divide(BigDecimal.valueOf(Length.micrometres(1000).units()), 2, RoundingMode.HALF_UP);
  }
}
