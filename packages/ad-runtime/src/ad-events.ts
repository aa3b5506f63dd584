import { adWords } from '@spinreel/config-schema/ad-words';
import type { AdEvent } from './ad-host.ts';
import { spinsLeft, type AdRules, type AdState } from './ad-machine.ts';

/** What is to be told about a change of state, in order. The tap on the call to action changes none: it is told apart. */
export function eventsBetween(
  before: AdState,
  after: AdState,
  ad: AdRules & { readonly pauseFrames: readonly number[] },
): AdEvent[] {
  const events: AdEvent[] = [];
  if (!before.isVideoReady && after.isVideoReady) events.push({ type: 'load' });
  if (!before.isVideoFailed && after.isVideoFailed) events.push({ type: 'error', message: adWords.videoFailed });
  if (!before.hasStarted && after.hasStarted) events.push({ type: 'start' });
  if (before.isMuted !== after.isMuted) events.push({ type: 'mute', isMuted: after.isMuted });
  if (before.screen === after.screen) return events;
  const left = spinsLeft(after, ad);
  if (after.screen === 'paused') {
    events.push({ type: 'pause', frame: ad.pauseFrames[after.pausesReached - 1] as number, spinsLeft: left });
  } else if (before.screen === 'paused' && after.screen === 'playing') {
    events.push({ type: 'spin', spinsLeft: left });
  } else if (after.screen === 'badge' || after.screen === 'outro') {
    events.push({ type: after.screen });
  }
  return events;
}
