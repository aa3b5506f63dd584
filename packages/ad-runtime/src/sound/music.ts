import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';
import { decodeBase64 } from '../media/decode-base64.ts';

/** Looping background music. */
export interface Music {
  /** To be called inside every tap: browsers allow sound only there, and take it away from pages in the background. */
  touch(): void;
  /** How loud it is from now on: 0 to 1, 0 for not at all. */
  setVolume(volume: number): void;
  destroy(): void;
}

/**
 * Plays music through WebAudio: it loops without a gap, has a volume on iOS, and an un-muted video does not stop it
 * there. Where WebAudio cannot, an audio element plays it. `failed` is called when that cannot either.
 */
export function createMusic(media: EncodedMedia, failed: () => void): Music {
  let context: AudioContext | undefined;
  let gain: GainNode | undefined;
  let element: HTMLAudioElement | undefined;
  let detach = () => {};
  let file: Blob | null = null;
  let isTouched = false;
  let volume = 0;

  const apply = () => {
    if (context && gain) {
      gain.gain.value = volume;
      // A suspended context costs no battery.
      (volume ? context.resume() : context.suspend()).catch(ignore);
    }
    if (element) {
      element.volume = volume;
      if (volume) element.play().catch(ignore);
      else element.pause();
    }
  };
  const useElement = () => {
    element = new Audio();
    element.loop = true;
    detach = attachMedia({ element, media, attached: apply, failed });
  };
  const start = () => {
    if (!isTouched || !file || context || element) return;
    const opened = openContext();
    if (!opened) {
      useElement();
      return;
    }
    context = opened;
    gain = opened.createGain();
    gain.connect(opened.destination);
    const output = gain;
    const loop = (buffer: AudioBuffer) => {
      const source = opened.createBufferSource();
      source.buffer = buffer;
      source.loop = true;
      source.connect(output);
      source.start();
    };
    new Response(file)
      .arrayBuffer()
      // Callbacks, because older WebKit returns no promise here.
      .then((bytes) => opened.decodeAudioData(bytes, loop, useElement))
      .catch(ignore);
  };

  decodeBase64(media, (blob) => {
    file = blob;
    if (!blob) failed();
    start();
  });

  return {
    touch() {
      isTouched = true;
      start();
      apply();
    },
    setVolume(next) {
      volume = next;
      apply();
    },
    destroy() {
      isTouched = false;
      detach();
      if (context) context.close().catch(ignore);
      context = undefined;
    },
  };
}

function openContext(): AudioContext | undefined {
  const scope = window as { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext };
  const Context = scope.AudioContext ?? scope.webkitAudioContext;
  try {
    return Context && new Context();
  } catch {
    // Some devices allow only a few contexts: the audio element needs none.
    return undefined;
  }
}

/** A sound that may not play now is tried again in the next tap. */
function ignore(): void {}
