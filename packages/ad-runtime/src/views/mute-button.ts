import { adWords } from '@spinreel/config-schema/ad-words';
import { createElement } from './create-element.ts';

/** Creates the mute button, and returns what shows the ad as muted (loudspeaker crossed out) or not. */
export function createMuteButton(parent: Element): {
  element: HTMLButtonElement;
  show: (isMuted: boolean) => void;
} {
  const element = createElement('button', 'sr-mute', parent);
  element.type = 'button';
  // Constant markup: parsed as HTML, it needs no namespace address in the exported file.
  element.innerHTML = '<svg viewBox="0 0 24 24"><path/></svg>';
  const path = element.querySelector('path');
  return {
    element,
    show(isMuted) {
      element.setAttribute('aria-label', isMuted ? adWords.unmute : adWords.mute);
      path?.setAttribute(
        'd',
        `M3 9v6h4l5 4V5L7 9z${isMuted ? 'm13 1 5 4m0-4-5 4' : 'm13 0q3 3 0 6m2-9q7 6 0 12'}`,
      );
    },
  };
}
