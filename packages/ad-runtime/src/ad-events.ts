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
  const { screen, isMuted, pausesReached } = after;
  const hasBecome = (key: 'isVideoReady' | 'isVideoFailed' | 'hasStarted') => after[key] && !before[key];
  const isNew = (name: AdState['screen']) => screen === name && before.screen !== name;
  const spinsLeft = spinsLeftIn(after, rules);
  const events: (AdEvent | false)[] = [
    hasBecome('isVideoReady') && { type: 'load' },
    hasBecome('isVideoFailed') && { type: 'error', message: adWords.videoFailed },
    hasBecome('hasStarted') && { type: 'start' },
    before.isMuted !== isMuted && { type: 'mute', isMuted },
    isNew('paused') && { type: 'pause', frame: pauseFrames[pausesReached - 1] as number, spinsLeft },
    isNew('playing') && before.screen === 'paused' && { type: 'spin', spinsLeft },
    isNew('badge') && { type: 'badge' },
    isNew('outro') && { type: 'outro' },
  ];
  return events.filter((event) => event !== false);
}
