import type { EncodedMedia } from '../ad-host.ts';
import { ignore } from '../ignore.ts';
import { attachMedia } from '../media/attach-media.ts';
import { decodeMedia } from '../media/decode-media.ts';
import type { RuntimeEffect } from '../runtime-ad.ts';
import { startEffect } from './start-effect.ts';

/** The sound of an ad other than its video's: looping music, and effects. */
export interface AdSound {
  /**
   * Sets the volume of everything, and that of the music as a share of it, both 0 to 1. Volume 0 ends all effects. Starts
   * the music when it is given for the first time. Call it inside every tap as well, because browsers unlock sound only
   * there, and block it again after a page was in the background.
   */
  setVolume(volume: number, musicVolume: number, music: EncodedMedia | false | null): void;
  /** Plays effects, if there are any, and ends earlier ones. */
  playEffects(effects: readonly RuntimeEffect[] | undefined): void;
  end(): void;
}

/**
 * Creates the sound of an ad. It makes something audible only in calls after a tap. Music and effects share one audio
 * context: WebAudio loops without a gap, supports volume on iOS, and is not stopped there by an unmuted video. An audio
 * element is the music's fallback. If that fails too, the ad continues without music.
 */
export function createAdSound(): AdSound {
  let volume = 0;
  let musicVolume = 0;
  let context: AudioContext | undefined;
  let track: EncodedMedia | undefined;
  let playing: readonly AudioBufferSourceNode[] = [];
  let applyMusicVolume = ignore;
  let detach = ignore;

  const openContext = () => {
    try {
      context = context || new AudioContext();
    } catch {
      // WebAudio is missing (iOS before 14.1), or the device allows no further audio context.
    }
    return context;
  };
  const useElement = (media: EncodedMedia) => {
    const element = new Audio();
    element.loop = true;
    applyMusicVolume = () => {
      element.volume = musicVolume;
      if (musicVolume) element.play().catch(ignore);
      else element.pause();
    };
    detach = attachMedia(element, media, applyMusicVolume, ignore);
  };
  const startMusic = (media: EncodedMedia) => {
    const output = openContext();
    if (!output) {
      useElement(media);
      return;
    }
    const gain = output.createGain();
    gain.connect(output.destination);
    applyMusicVolume = () => {
      gain.gain.value = musicVolume;
    };
    decodeMedia(media, (blob) => {
      // Decoders output the first samples nearly silent. So two copies are decoded in a row, and the second is looped.
      if (blob)
        new Blob([blob, blob])
          .arrayBuffer()
          .then((bytes) => output.decodeAudioData(bytes))
          .then(
            (buffer) => {
              const source = output.createBufferSource();
              source.buffer = buffer;
              source.loop = true;
              source.loopStart = buffer.duration / 2;
              source.loopEnd = buffer.duration;
              source.connect(gain);
              source.start(0, source.loopStart);
            },
            () => useElement(media),
          );
    });
  };

  return {
    setVolume(next, musicShare, music) {
      volume = next;
      musicVolume = next * musicShare;
      if (music && !track) startMusic((track = music));
      applyMusicVolume();
      if (!volume) playing.forEach(end);
      // A suspended context costs no battery.
      if (context) (volume ? context.resume() : context.suspend()).catch(ignore);
    },
    playEffects(effects) {
      if (!effects || !volume || !openContext()) return;
      playing.forEach(end);
      playing = effects.map((effect) => startEffect(context as AudioContext, effect, volume));
    },
    end() {
      // Music that is still being decoded stays silent.
      musicVolume = 0;
      applyMusicVolume = ignore;
      detach();
      if (context) context.close().catch(ignore);
    },
  };
}

function end(source: AudioBufferSourceNode): void {
  source.stop();
}
