import type { AdEvent, AdHost, EncodedMedia } from '../ad-host.ts';
import type { MediaSlot } from '../runtime-ad.ts';

/** One call of `openStore`, as a network would see it. */
export interface StoreOpening {
  /** Whether it was called while a tap or key press was being handled. Networks reject later calls. */
  readonly isInsideTap: boolean;
  /** Whether that event was trusted, so caused by a person: false for `element.click()`. */
  readonly isTrusted: boolean;
  /** Whether the network had already injected its CTA call. Otherwise the tap is lost. */
  readonly isHookThere: boolean;
}

/** A host for tests. Pass it to `createAd`, read what the ad did, and simulate events of the web view. */
export interface FakeHost extends AdHost {
  /** Everything that happened, in order. */
  readonly events: readonly AdEvent[];
  /** Every call of `openStore`, in order. */
  readonly storeOpenings: readonly StoreOpening[];
  /**
   * Resolves with an event when it has occurred `times` times, 1 by default; immediately if it already has. Rejects if
   * `signal` aborts, with an error that lists the events instead.
   */
  reached<Type extends AdEvent['type']>(
    type: Type,
    options?: { readonly times?: number; readonly signal?: AbortSignal | undefined },
  ): Promise<AdEventOf<Type>>;
  /** Reports to the ad that the web view was hidden or shown. */
  setVisible(isVisible: boolean): void;
  /** Reports the web view's volume to the ad: 0 to 1. */
  setVolume(volume: number): void;
  /** Simulates the injection of the network's CTA call. Useful only with `hasLateHook`. */
  injectHook(): void;
}

/** The event of one type, with its properties. */
export type AdEventOf<Type extends AdEvent['type']> = Extract<AdEvent, { readonly type: Type }>;

interface Waiting {
  readonly isOver: () => boolean;
}

/**
 * Creates a host that serves `media` and records the ad's events. Slots without media return null, as in a file that
 * does not contain them. With `hasLateHook`, the network's CTA call is missing until `injectHook()`.
 *
 * @example
 * const host = createFakeHost({ media: { video: { mimeType: 'video/mp4', text } } });
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
  let reportVisibility = (_isVisible: boolean) => {};
  let reportVolume = (_volume: number) => {};

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
      reportVisibility = listener;
    },
    onVolume(listener) {
      reportVolume = listener;
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
    setVisible: (isVisible) => reportVisibility(isVisible),
    setVolume: (volume) => reportVolume(volume),
    injectHook() {
      isHookThere = true;
    },
  };
}

/** Matches taps and keys. The end of a video and a rotation of the phone are trusted events too, but not taps. */
const touches = /^(?:click|(?:pointer|mouse|touch|key)(?:down|up|start|end))$/;
