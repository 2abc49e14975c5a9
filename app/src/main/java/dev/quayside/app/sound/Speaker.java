package dev.quayside.app.sound;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays on the machine's loudspeaker. When it is missing or in use, that is only logged, once.
public final class Speaker implements Loudspeaker {

  private static final Logger LOG = LoggerFactory.getLogger(Speaker.class);
  private static final AudioFormat FORMAT =
      new AudioFormat(SineTone.SAMPLES_PER_SECOND, 16, 1, true, false);

  private final AtomicBoolean mute = new AtomicBoolean();

  @Override
  public void play(Signal signal, int percent) {
    if (percent > 0 && !mute.get()) {
      Thread.ofVirtual().name("sound").start(() -> sound(signal, percent));
    }
  }

  private void sound(Signal signal, int percent) {
    var samples = samples(signal, percent);
    try (var line = AudioSystem.getSourceDataLine(FORMAT)) {
      line.open(FORMAT);
      line.start();
      line.write(samples, 0, samples.length);
      line.drain();
    } catch (LineUnavailableException | IllegalArgumentException | LinkageError noSound) {
      if (mute.compareAndSet(false, true)) {
        LOG.info("this machine plays no sound: {}", noSound.getMessage());
      }
    }
  }

  static byte[] samples(Signal signal, int percent) {
    var all = new ByteArrayOutputStream();
    tones(signal).forEach(tone -> all.writeBytes(tone.samples(percent)));
    return all.toByteArray();
  }

  private static List<SineTone> tones(Signal signal) {
    return switch (signal) {
      case DONE -> List.of(new SineTone(880, 70), new SineTone(0, 20), new SineTone(1320, 110));
      case STOP -> List.of(new SineTone(220, 220), new SineTone(0, 60), new SineTone(196, 320));
    };
  }
}
