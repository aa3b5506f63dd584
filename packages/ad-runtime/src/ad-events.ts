import type { AdEvent } from './ad-host.ts';
import { spinsLeft as spinsLeftIn, type AdRules, type AdState } from './ad-machine.ts';

/** Returns the events of a state change in order. The CTA tap changes no state, so its event is emitted separately. */
export function eventsBetween(
  before: AdState,
  after: AdState,
  rules: AdRules,
  pauseFrames: readonly number[],
): AdEvent[] {
  const { screen } = after;
  const spinsLeft = spinsLeftIn(after, rules);
  const events: AdEvent[] = [];
  if (after.isVideoReady && !before.isVideoReady) events.push({ type: 'load' });
  if (after.isVideoFailed && !before.isVideoFailed) events.push({ type: 'error', message: 'Video error' });
  if (after.hasStarted && !before.hasStarted) events.push({ type: 'start' });
  if (before.isSilent !== after.isSilent) events.push({ type: 'mute', isMuted: after.isSilent });
  if (screen !== before.screen) {
    if (screen === 'paused')
      events.push({ type: 'pause', frame: pauseFrames[after.pausesReached - 1] as number, spinsLeft });
    else if (screen === 'badge' || screen === 'outro') events.push({ type: screen });
    else if (before.screen === 'paused') events.push({ type: 'spin', spinsLeft });
  }
  return events;
}
