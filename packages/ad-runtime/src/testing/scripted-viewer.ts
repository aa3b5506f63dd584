import { adWords } from '@spinreel/config-schema/ad-words';
import type { AdEvent } from '../ad-host.ts';
import type { FakeHost } from './fake-host.ts';

/** What a viewer sees and may tap. `spin` and `cta` are the screen's one button, before and after the game is over. */
export type TapTarget = 'cover' | 'spin' | 'video' | 'mute' | 'cta';

/**
 * One thing a viewer does. `wait` waits for the next event of a type, one after another: the second `wait pause` for the
 * second pause. `leave` goes to another app, `return` comes back.
 */
export type ViewerStep = `tap ${TapTarget}` | `wait ${AdEvent['type']}` | 'leave' | 'return';

/** Does what its scripts say. */
export interface ScriptedViewer {
  /**
   * Goes through the steps, each when the one before it is done. Rejects when what is to be tapped is not on screen, or
   * when `signal` aborts during a wait.
   */
  play(script: readonly ViewerStep[], options?: { readonly signal?: AbortSignal }): Promise<void>;
}

/**
 * A viewer of the ad that runs in `root` with `host`. It knows no class names, so it plays the minified player too; it
 * needs a real layout, which jsdom has not. `tap` is how it touches an element: by default with events of a script, which
 * are not trusted. Pass your browser driver's click where sound or a trusted tap is what you test.
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
      const element = elementOf(object, root, host);
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

function elementOf(target: TapTarget, root: HTMLElement, { events }: FakeHost): HTMLElement | undefined {
  const isOver = events.some(({ type }) => type === 'outro');
  const isMute = (button: Element) =>
    [adWords.mute, adWords.unmute].some((name) => name === button.getAttribute('aria-label'));
  switch (target) {
    case 'cover':
      // Behind it lie a blurred copy and the pictures of the game.
      return onScreen(root, 'img').at(-1);
    case 'video':
      return onScreen(root, 'video')[0];
    case 'mute':
      return onScreen(root, 'button').find(isMute);
    case 'spin':
    case 'cta':
      if (isOver !== (target === 'cta')) return undefined;
      return onScreen(root, 'button').find((button) => !isMute(button));
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
