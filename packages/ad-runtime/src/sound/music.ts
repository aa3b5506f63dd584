import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';
import { decodeMedia } from '../media/decode-media.ts';

/** Looping background music. */
export interface Music {
  /**
   * Sets the volume, 0 to 1. Call it inside every tap as well, because browsers unlock sound only there, and block it
   * again after a page was in the background.
   */
  setVolume(volume: number): void;
  end(): void;
}

/**
 * Plays music, initially silent. Call it inside a tap, or in a timer set by a tap. WebAudio loops without a gap,
 * supports volume on iOS, and is not stopped there by an unmuted video. An audio element is the fallback. If that fails
 * too, the ad continues without music.
 */
export function createMusic(media: EncodedMedia): Music {
  let volume = 0;
  let apply = ignore;
  let stop = ignore;

  const useElement = () => {
    const element = new Audio();
    element.loop = true;
    stop();
    apply = () => {
      element.volume = volume;
      if (volume) element.play().catch(ignore);
      else element.pause();
    };
    stop = attachMedia(element, media, apply, ignore);
  };
  const useContext = () => {
    const context = new AudioContext();
    const gain = context.createGain();
    const loop = (buffer: AudioBuffer) => {
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      source.loopStart = buffer.duration / 2;
      source.loopEnd = buffer.duration;
      source.connect(gain);
      source.start(0, source.loopStart);
    };
    gain.connect(context.destination);
    apply = () => {
      gain.gain.value = volume;
      // A suspended context costs no battery.
      (volume ? context.resume() : context.suspend()).catch(ignore);
    };
    stop = () => {
      context.close().catch(ignore);
    };
    decodeMedia(media, (blob) => {
      // Decoders output the first samples nearly silent. So two copies are decoded in a row, and the second is looped.
      if (blob)
        new Blob([blob, blob])
          .arrayBuffer()
          .then((bytes) => context.decodeAudioData(bytes))
          .then(loop, useElement);
    });
  };

  try {
    useContext();
  } catch {
    // WebAudio is missing (iOS before 14.1), or the device allows no further audio context.
    useElement();
  }
  return {
    setVolume(next) {
      volume = next;
      apply();
    },
    end() {
      stop();
      // Music that is still being decoded stays silent.
      volume = 0;
      apply = ignore;
    },
  };
}

/** Ignores errors of blocked sound, because the next tap retries it. */
function ignore(): void {}
