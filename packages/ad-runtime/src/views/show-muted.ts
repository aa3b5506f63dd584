import type { PlayerLabels } from '@spinreel/config-schema/languages/player-texts';

/** Shows on the mute button that the ad is muted (loudspeaker crossed out) or not. */
export function showMuted(button: HTMLElement, isMuted: boolean, labels: PlayerLabels): void {
  button.ariaLabel = isMuted ? labels.unmute : labels.mute;
  // Constant markup: parsed as HTML, it needs no namespace address in the exported file, and elements end by themselves.
  button.innerHTML = `<svg viewBox="0 0 24 24"><path d="M3 9v6h4l5 4V5L7 9z${isMuted ? 'm13 1 5 4m0-4-5 4' : 'm13 0q3 3 0 6m2-9q7 6 0 12'}">`;
}
