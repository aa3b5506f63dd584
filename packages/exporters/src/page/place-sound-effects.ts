import type { RuntimeAd } from '@spinreel/ad-runtime/runtime-ad';
import { describeEffect } from '@spinreel/ad-runtime/sound/describe-effect';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { SoundEffect } from '@spinreel/config-schema/options/options';

/**
 * Returns the sound effects of each event of an ad. The viewer's taps are those that start the video, spin, and open the
 * store. Without a pause, the first tap is the spin. The win is heard when the badge first appears or, without a badge, with
 * the outro.
 */
export function placeSoundEffects(
  volumes: ResolvedAd['soundEffects'],
  { pauseCount, showsBadge }: { pauseCount: number; showsBadge: boolean },
): RuntimeAd['soundEffects'] {
  const placed = {
    start: pauseCount === 0 ? ['tap', 'spin'] : ['tap'],
    spin: ['tap', 'spin'],
    pause: ['stop'],
    [showsBadge ? 'badge' : 'outro']: ['win', 'coins'],
    cta: ['tap'],
  } as const satisfies Record<string, readonly SoundEffect[]>;
  const events = Object.entries(placed).map(([event, effects]) => [
    event,
    effects.flatMap((effect) => {
      const volume = volumes[effect];
      return volume === undefined ? [] : [describeEffect(effect, volume)];
    }),
  ]);
  return Object.fromEntries(events.filter(([, effects]) => effects?.length)) as RuntimeAd['soundEffects'];
}
