import type { AdState } from '../ad-machine.ts';
import type { SpinButton } from '../runtime-ad.ts';

/**
 * Shows the spin button where it was, but pressed and without taps, if its reels spin. Returns whether they do. The last spin
 * lasts until the end of the video.
 */
export function showSpinning(element: HTMLElement, button: SpinButton, state: AdState): boolean {
  const isSpinning = !!(button.spinningLabel && state.screen === 'playing' && state.pausesReached);
  (element as HTMLButtonElement).disabled = isSpinning;
  if (isSpinning) element.hidden = false;
  return isSpinning;
}
