import type { EncodedMedia } from '../ad-host.ts';
import { attachMedia } from '../media/attach-media.ts';
import { decodeBase64 } from '../media/decode-base64.ts';

/** Looping background music. */
export interface Music {
  /** To be called inside every tap: browsers allow sound only there, and take it away when a page was in the background. */
  touch(): void;
  /** Whether the music may be heard now, and how loud: 0 to 1. */
  set(isOn: boolean, volume: number): void;
  destroy(): void;
}

/**
 * Plays music through WebAudio: it loops without a gap, has a volume on iOS, and an un-muted video does not stop it
 * there. Where it cannot decode the file, an audio element plays it. `failed` is called when that cannot either.
 */
export function createMusic(media: EncodedMedia, failed: () => void): Music {
  let context: AudioContext | null = null;
  let gain: GainNode | null = null;
  let element: HTMLAudioElement | null = null;
  let detach = () => {};
  let bytes: Blob | null = null;
  let isDecoded = false;
  let isTouched = false;
  let isOn = false;
  let volume = 0;

  const apply = () => {
    if (context !== null && gain !== null) {
      gain.gain.value = isOn ? volume : 0;
      // Not muted but hidden or muted: a suspended context costs no battery.
      (isOn ? context.resume() : context.suspend()).catch(ignore);
    }
    if (element !== null) {
      element.volume = volume;
      if (isOn) element.play().catch(ignore);
      else element.pause();
    }
  };

  const useElement = () => {
    if (element !== null || bytes === null) return;
    gain = null;
    element = document.createElement('audio');
    element.loop = true;
    detach = attachMedia({ element, media, attached: apply, failed });
  };

  const start = () => {
    if (!isTouched || bytes === null || isDecoded) return;
    isDecoded = true;
    context = openContext();
    if (context === null) {
      useElement();
      return;
    }
    const { destination } = context;
    const opened = context;
    gain = opened.createGain();
    gain.connect(destination);
    const node = gain;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const loop = (buffer: AudioBuffer) => {
        const source = opened.createBufferSource();
        source.buffer = buffer;
        source.loop = true;
        source.connect(node);
        source.start();
      };
      // Callbacks: older WebKit returns no promise here; newer engines return one that rejects as well.
      const promise = opened.decodeAudioData(reader.result as ArrayBuffer, loop, useElement) as
        | Promise<AudioBuffer>
        | undefined;
      promise?.catch(ignore);
    });
    reader.readAsArrayBuffer(bytes);
    apply();
  };

  decodeBase64(media.base64, media.mimeType, (blob) => {
    bytes = blob;
    if (blob === null) failed();
    start();
  });

  return {
    touch() {
      isTouched = true;
      start();
      apply();
    },
    set(nextIsOn, nextVolume) {
      isOn = nextIsOn;
      volume = nextVolume;
      apply();
    },
    destroy() {
      detach();
      isOn = false;
      bytes = null;
      apply();
      context?.close().catch(ignore);
    },
  };
}

function openContext(): AudioContext | null {
  const scope = window as { AudioContext?: typeof AudioContext; webkitAudioContext?: typeof AudioContext };
  const Context = scope.AudioContext ?? scope.webkitAudioContext;
  try {
    return Context === undefined ? null : new Context();
  } catch {
    // Some devices allow only a few contexts: the audio element needs none.
    return null;
  }
}

/** A sound that may not play now is tried again in the next tap. */
function ignore(): void {}
