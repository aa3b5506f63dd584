import { muteButtonNames } from '@spinreel/config-schema/languages/player-labels';
import type { AdEvent } from '../ad-host.ts';
import type { FakeHost } from './fake-host.ts';

/** A target of a tap. `spin` and `cta` are the screen's only button, before and after the end of the game. */
export type TapTarget = 'cover' | 'spin' | 'video' | 'mute' | 'cta';

/**
 * One step of a viewer. `wait` waits for the next event of a type, so the second `wait pause` waits for the second
 * pause. `leave` switches to another app, and `return` switches back.
 */
export type ViewerStep = `tap ${TapTarget}` | `wait ${AdEvent['type']}` | 'leave' | 'return';

/** A viewer that follows scripts. */
export interface ScriptedViewer {
  /**
   * Performs the steps one after another. Rejects if the target of a tap is not on screen, or if `signal` aborts during
   * a wait.
   */
  play(script: readonly ViewerStep[], options?: { readonly signal?: AbortSignal }): Promise<void>;
}

/**
 * Creates a viewer of the ad that runs in `root` with `host`. It does not use class names, so it also plays the
 * minified player. It requires a real layout, which jsdom lacks. `tap` taps an element, by default with scripted
 * events, which are not trusted. Pass your browser driver's click to test sound or trusted taps.
 *
 * @example
 * const viewer = createScriptedViewer({ root, host });
 * await viewer.play(['tap cover', 'wait pause', 'tap spin', 'wait outro', 'tap cta']);
 */
export function createScriptedViewer(options: {
  readonly root: HTMLElement;
  readonly host: FakeHost;
  readonly tap?: (element: HTMLElement) => Promise<unknown>;
}): ScriptedViewer {
  const { root, host, tap = tapByScript } = options;
  const waits = new Map<AdEvent['type'], number>();

  const perform = async (step: ViewerStep, signal: AbortSignal | undefined) => {
    if (step === 'leave' || step === 'return') {
      host.setVisible(step === 'return');
      return;
    }
    const [verb, object] = step.split(' ') as ['tap', TapTarget] | ['wait', AdEvent['type']];
    if (verb === 'tap') {
      const element = findElement(object, root, host);
      if (element === undefined) throw new Error(`There is no ${object} on screen to be tapped`);
      await tap(element);
      return;
    }
    const times = (waits.get(object) ?? 0) + 1;
    waits.set(object, times);
    await host.reached(object, { times, signal });
  };
  return {
    async play(script, { signal } = {}) {
      for (const step of script) await perform(step, signal);
    },
  };
}

function findElement(target: TapTarget, root: HTMLElement, { events }: FakeHost): HTMLElement | undefined {
  const isOver = events.some(({ type }) => type === 'outro');
  const isMute = (button: Element) => muteButtonNames.includes(button.getAttribute('aria-label') ?? '');
  switch (target) {
    case 'cover':
      // The cover is above its continued edge and the images of the gameplay screen.
      return onScreen(root, 'img').at(-1);
    case 'video':
      return onScreen(root, 'video')[0];
    case 'mute':
      return onScreen(root, 'button').find(isMute);
    case 'spin':
    case 'cta':
      if (isOver !== (target === 'cta')) return undefined;
      // While the reels spin, the spin button is on screen, but takes no taps.
      return onScreen(root, 'button:enabled').find((button) => !isMute(button));
  }
}

function onScreen(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetWidth > 0);
}

function tapByScript(element: HTMLElement): Promise<void> {
  for (const type of ['pointerdown', 'pointerup'])
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }));
  element.click();
  return Promise.resolve();
}
