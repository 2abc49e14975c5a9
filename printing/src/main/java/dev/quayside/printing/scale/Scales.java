package dev.quayside.printing.scale;

import com.fazecast.jSerialComm.SerialPort;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The scales of this computer.
public final class Scales {

  private final Supplier<UsbBus> opened;
  private final InstantSource clock;
  private @Nullable UsbBus bus;

  /// @param opened opens the USB; called once, when it is first needed
  public Scales(Supplier<UsbBus> opened, InstantSource clock) {
    this.opened = opened;
    this.clock = clock;
  }

  public static Scales ofThisComputer(InstantSource clock) {
    return new Scales(HidBus::open, clock);
  }

  /// Weighing devices plugged into USB now.
  public List<UsbScale> usb() {
    return bus().plugged();
  }

  /// Serial ports, whatever is on them.
  public List<String> ports() {
    return Stream.of(SerialPort.getCommPorts()).map(SerialPort::getSystemPortPath).toList();
  }

  /// Listens to a scale from now on, also one that is not plugged in yet.
  public Scale open(ScaleAddress address) {
    return switch (address) {
      case UsbScale usb -> LiveScale.listen("usb", new UsbConversation(bus(), usb, clock));
      case SerialAddress(var port, var protocol) ->
          LiveScale.listen("serial", new SerialConversation(port, protocol, clock));
    };
  }

  private synchronized UsbBus bus() {
    UsbBus known = bus;
    if (known == null) {
      known = opened.get();
      bus = known;
    }
    return known;
  }
}
