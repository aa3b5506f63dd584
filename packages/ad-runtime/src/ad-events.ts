import { adWords } from '@spinreel/config-schema/ad-words';
import type { AdEvent } from './ad-host.ts';
import { spinsLeft as spinsLeftIn, type AdRules, type AdState } from './ad-machine.ts';

/** What is to be told about a change of state, in order. The tap on the call to action changes none: it is told apart. */
export function eventsBetween(
  before: AdState,
  after: AdState,
  rules: AdRules,
  pauseFrames: readonly number[],
): AdEvent[] {
  const { screen, isSilent } = after;
  const spinsLeft = spinsLeftIn(after, rules);
  const events: AdEvent[] = [];
  if (after.isVideoReady && !before.isVideoReady) events.push({ type: 'load' });
  if (after.isVideoFailed && !before.isVideoFailed)
    events.push({ type: 'error', message: adWords.videoFailed });
  if (after.hasStarted && !before.hasStarted) events.push({ type: 'start' });
  if (before.isSilent !== isSilent) events.push({ type: 'mute', isMuted: isSilent });
  if (screen !== before.screen) {
    if (screen === 'paused')
      events.push({ type: 'pause', frame: pauseFrames[after.pausesReached - 1] as number, spinsLeft });
    else if (screen === 'badge' || screen === 'outro') events.push({ type: screen });
    else if (before.screen === 'paused') events.push({ type: 'spin', spinsLeft });
  }
  return events;
}
