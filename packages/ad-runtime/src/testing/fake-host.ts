import type { AdEvent, AdHost, EncodedMedia } from '../ad-host.ts';
import type { MediaSlot } from '../runtime-ad.ts';

/** One call of `openStore`, as a network would see it. */
export interface StoreOpening {
  /** Whether it came while a tap or a key was being handled, and not later. Networks accept nothing else. */
  readonly isInsideTap: boolean;
  /** Whether a person caused that event and not a script: false for `element.click()`. */
  readonly isTrusted: boolean;
  /** Whether the network had injected its click hook by then. Without one the tap is lost. */
  readonly isHookThere: boolean;
}

/** A host for tests: hand it to `createAd`, ask it afterwards what the ad did, and tell it what the web view would. */
export interface FakeHost extends AdHost {
  /** Everything that happened, in order. */
  readonly events: readonly AdEvent[];
  /** Every call of `openStore`, in order. */
  readonly storeOpenings: readonly StoreOpening[];
  /**
   * Resolves with an event when it has happened `times` times, 1 by default; at once if it already has. Rejects when
   * `signal` aborts, and says what happened instead.
   */
  reached<Type extends AdEvent['type']>(
    type: Type,
    options?: { readonly times?: number; readonly signal?: AbortSignal | undefined },
  ): Promise<AdEventOf<Type>>;
  /** Tells the ad that the web view was hidden or shown. */
  setVisible(isVisible: boolean): void;
  /** Tells the ad the web view's volume: 0 to 1. */
  setVolume(volume: number): void;
  /** The network injects its click hook; only of use after `hasLateHook`. */
  injectHook(): void;
}

/** The event of one type, with what it carries. */
export type AdEventOf<Type extends AdEvent['type']> = Extract<AdEvent, { readonly type: Type }>;

interface Waiting {
  readonly isOver: () => boolean;
}

/**
 * A host that serves `media` and remembers what it is told. A slot without media is answered with null, as by a file
 * that does not carry it. With `hasLateHook`, the click hook is missing until `injectHook()`.
 *
 * @example
 * const host = createFakeHost({ media: { video: { mimeType: 'video/mp4', base64 } } });
 * const ad = createAd(root, runtimeAd, host);
 * const { frame } = await host.reached('pause');
 * expect(host.storeOpenings).toEqual([]);
 */
export function createFakeHost(
  options: {
    readonly media?: Partial<Readonly<Record<MediaSlot, EncodedMedia | null>>>;
    readonly hasLateHook?: boolean;
  } = {},
): FakeHost {
  const { media = {}, hasLateHook = false } = options;
  const events: AdEvent[] = [];
  const storeOpenings: StoreOpening[] = [];
  const waiting = new Set<Waiting>();
  let isHookThere = !hasLateHook;
  let tellVisible = (_isVisible: boolean) => {};
  let tellVolume = (_volume: number) => {};

  return {
    events,
    storeOpenings,
    openStore() {
      const { type = '', isTrusted = false } = window.event ?? {};
      storeOpenings.push({ isInsideTap: touches.test(type), isTrusted, isHookThere });
    },
    media: (slot) => media[slot] ?? null,
    event(event) {
      events.push(event);
      for (const one of waiting) if (one.isOver()) waiting.delete(one);
    },
    onVisibility(listener) {
      tellVisible = listener;
    },
    onVolume(listener) {
      tellVolume = listener;
    },
    reached<Type extends AdEvent['type']>(
      type: Type,
      { times = 1, signal }: { times?: number; signal?: AbortSignal | undefined } = {},
    ) {
      const isOfType = (event: AdEvent): event is AdEventOf<Type> => event.type === type;
      return new Promise<AdEventOf<Type>>((resolve, reject) => {
        const isOver = () => {
          const event = events.filter(isOfType)[times - 1];
          if (event === undefined) return false;
          resolve(event);
          return true;
        };
        if (isOver()) return;
        const waitingForIt: Waiting = { isOver };
        const giveUp = () => {
          waiting.delete(waitingForIt);
          const soFar = events.map((event) => event.type).join(', ') || 'nothing';
          const message = `Waited in vain for '${type}' to happen ${times} time(s). So far: ${soFar}.`;
          reject(new Error(message, { cause: signal?.reason }));
        };
        if (signal?.aborted) {
          giveUp();
          return;
        }
        waiting.add(waitingForIt);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
    setVisible: (isVisible) => tellVisible(isVisible),
    setVolume: (volume) => tellVolume(volume),
    injectHook() {
      isHookThere = true;
    },
  };
}

/** The end of a video and a turn of the phone are trusted events too, yet nobody touched the ad. */
const touches = /^(?:click|(?:pointer|mouse|touch|key)(?:down|up|start|end))$/;
