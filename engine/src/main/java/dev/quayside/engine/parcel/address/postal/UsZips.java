package dev.quayside.engine.parcel.address.postal;

import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// Every five-digit ZIP code with its post office and state. About half a megabyte, read on first
/// use. A ZIP's one name here is the one its mail should carry; USPS accepts others for some.
public final class UsZips {

  private static final int ZIPS = 100_000;
  private static final int AREA = 100;
  private static final int TEN = 10;

  /// Post office names joined without separators, those of a state together.
  private final String names;

  private final int[] nameStarts;
  private final byte[] stateOfOffice;
  private final List<String> states;

  /// Index of the post office plus one; 0 when the ZIP does not exist.
  private final char[] officeOfZip;

  private final Map<String, Set<String>> border;

  UsZips(UsZipReader read, Map<String, Set<String>> border) {
    names = read.names.toString();
    nameStarts = read.nameStarts();
    stateOfOffice = read.stateOfOffice();
    states = List.copyOf(read.states);
    officeOfZip = read.officeOfZip;
    this.border = border;
  }

  public static UsZips table() {
    return Table.READ;
  }

  public boolean lists(String zip5) {
    return office(zip5) >= 0;
  }

  public Optional<String> city(String zip5) {
    int office = office(zip5);
    return office < 0 ? Optional.empty() : Optional.of(name(office));
  }

  public Optional<String> state(String zip5) {
    int office = office(zip5);
    return office < 0 ? Optional.empty() : Optional.of(stateOf(office));
  }

  /// The states an address with this ZIP may name. For a ZIP that is not listed, those of its
  /// three-digit area; none when USPS has no such area.
  public Set<String> states(String zip5) {
    int office = office(zip5);
    if (office >= 0) {
      return border.getOrDefault(zip5, Set.of(stateOf(office)));
    }
    var found = new TreeSet<String>();
    int first = Integer.parseInt(zip5) / AREA * AREA;
    for (int zip = first; zip < first + AREA; zip++) {
      if (officeOfZip[zip] > 0) {
        found.add(stateOf(officeOfZip[zip] - 1));
      }
    }
    return found;
  }

  /// Why ZIP and state cannot both be true; empty when nothing contradicts them.
  ///
  /// @param state a code, or empty text when it is not known
  public Optional<Message> contradiction(String zip5, String state) {
    var possible = states(zip5);
    if (possible.isEmpty() || isPlaceholder(zip5)) {
      return Optional.of(AddressWords.ZIP_NONE.of(zip5));
    }
    if (state.isEmpty() || possible.contains(state)) {
      return Optional.empty();
    }
    var place = city(zip5).map(city -> city + ", ").orElse("") + String.join(" or ", possible);
    return Optional.of(AddressWords.ZIP_ELSEWHERE.of(zip5, place, state));
  }

  /// One digit five times, with no listed ZIP near it, is what people type when they have no ZIP.
  /// Any other unlisted ZIP may be new, or belong to one organisation (19640), of which the table
  /// lacks some.
  private boolean isPlaceholder(String zip5) {
    int first = Integer.parseInt(zip5) / TEN * TEN;
    return zip5.chars().distinct().count() == 1
        && IntStream.range(first, first + TEN).allMatch(zip -> officeOfZip[zip] == 0);
  }

  /// The ZIPs of a post office, ascending; none when the state has no office of that name.
  ///
  /// @param city in any spelling
  public List<String> zips(String state, String city) {
    var offices = offices(state, city);
    if (offices.isEmpty()) {
      return List.of();
    }
    var found = new ArrayList<String>();
    for (int zip = 0; zip < ZIPS; zip++) {
      if (officeOfZip[zip] > 0 && offices.get(officeOfZip[zip] - 1)) {
        found.add("%05d".formatted(zip));
      }
    }
    return found;
  }

  /// Whether the state has a post office of that name, in any spelling.
  public boolean hasOffice(String state, String city) {
    return !offices(state, city).isEmpty();
  }

  private BitSet offices(String state, String city) {
    var found = new BitSet();
    var key = PlaceName.key(city);
    int index = states.indexOf(state);
    if (key.isEmpty() || index < 0) {
      return found;
    }
    for (int office = firstOffice(index); office < firstOffice(index + 1); office++) {
      // a key begins with the same letter as its name, which saves most of the comparing
      if (names.charAt(nameStarts[office]) == key.charAt(0)
          && PlaceName.key(name(office)).equals(key)) {
        found.set(office);
      }
    }
    return found;
  }

  private int firstOffice(int state) {
    int low = 0;
    int high = stateOfOffice.length;
    while (low < high) {
      int middle = (low + high) / 2;
      if (stateOfOffice[middle] < state) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private int office(String zip5) {
    return officeOfZip[Integer.parseInt(zip5)] - 1;
  }

  private String name(int office) {
    return names.substring(nameStarts[office], nameStarts[office + 1]);
  }

  private String stateOf(int office) {
    return states.get(stateOfOffice[office]);
  }

  private static Map<String, Set<String>> border() {
    var border = new HashMap<String, Set<String>>();
    for (var line : PostalFile.lines("us_border.tsv")) {
      var cells = line.split(" ");
      border.put(cells[0], new TreeSet<>(Arrays.asList(cells).subList(1, cells.length)));
    }
    return border;
  }

  private static final class Table {
    static final UsZips READ = new UsZips(UsZipReader.read(), border());
  }
}
