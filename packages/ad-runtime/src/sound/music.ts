import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';
import { decodeBase64 } from '../media/decode-base64.ts';

/** Looping background music. */
export interface Music {
  /**
   * How loud it is from now on: 0 to 1, 0 for not at all. To be called inside every tap too: browsers allow sound only
   * there, and take it away from pages that were in the background.
   */
  setVolume(volume: number): void;
  end(): void;
}

/**
 * Plays music, silent at first; to be called inside a tap or in a timer which a tap has set. WebAudio loops it without a gap, has a volume on iOS, and is not
 * stopped there by an un-muted video. Where WebAudio cannot, an audio element plays it; where that cannot either, the ad
 * goes on without music.
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
    decodeBase64(media, (blob) => {
      // A decoder that starts cold plays its first moments nearly silent: of two copies in a row, the second is looped.
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
    // Without WebAudio (iOS before 14.1), or on devices that allow only a few contexts: the audio element needs none.
    useElement();
  }
  return {
    setVolume(next) {
      volume = next;
      apply();
    },
    end() {
      stop();
      // What is still being decoded stays silent.
      volume = 0;
      apply = ignore;
    },
  };
}

/** A sound that may not play now is tried again in the next tap. */
function ignore(): void {}
