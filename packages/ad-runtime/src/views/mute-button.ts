import { adWords } from '@spinreel/config-schema/ad-words';
import { createElement } from './create-element.ts';
import { createSvg } from './create-svg.ts';

/** The button that silences the ad. */
export interface MuteButton {
  readonly element: HTMLButtonElement;
  show(isMuted: boolean): void;
}

/** Creates the mute button: a loudspeaker, crossed out while the ad is muted. */
export function createMuteButton(parent: Element): MuteButton {
  const element = createElement('button', 'sr-mute', parent);
  element.type = 'button';
  createSvg(
    element,
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9v6h4l5 4.500V4.500L7 9z" fill="currentColor" stroke="currentColor" stroke-linejoin="round"/><path class="sr-on" d="M15.500 9a4 4 0 0 1 0 6m2.500-9a8 8 0 0 1 0 12"/><path class="sr-off" d="m16 9.500 5 5m0-5-5 5"/></svg>',
  );
  return {
    element,
    show(isMuted) {
      element.setAttribute('aria-label', isMuted ? adWords.unmute : adWords.mute);
      element.classList.toggle('sr-muted', isMuted);
    },
  };
}
