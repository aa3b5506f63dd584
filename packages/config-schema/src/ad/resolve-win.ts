import { soundEffects } from '../options/options.ts';
import type { SoundEffects } from './ad-content.ts';
import { defaults } from './defaults.ts';
import type { ctaFields, FieldDefaults } from './fields/ad-fields.ts';
import type { ResolvedAd } from './resolved-ad.ts';

/** Resolves how the win is celebrated. A win amount needs no image. An app card has no space for the badge. */
export function resolveBadge(
  cta: FieldDefaults<typeof ctaFields>,
  { hasImage, hasAppCard }: { readonly hasImage: boolean; readonly hasAppCard: boolean },
): ResolvedAd['badge'] {
  const to = Math.round(cta.winAmount);
  const isOnPlaybackEnd = cta.showWinningBadge && cta.showWinningBadgeWhenPlaybackFinishes;
  const hasCount = isOnPlaybackEnd && to > 0;
  return {
    onPlaybackEnd: isOnPlaybackEnd && (hasImage || hasCount),
    onPlaybackEndAnimated: cta.animateWinningBadge,
    onOutro: hasImage && !hasAppCard && cta.showWinningBadgeOnOutro,
    onOutroAnimated: cta.animateWinningBadgeOnOutro,
    celebration: cta.animationType,
    count: hasCount ? { from: Math.round(cta.winAmountFrom), to, currency: cta.winCurrency.trim() } : null,
  };
}

/** Resolves the volumes of the sound effects. Coins are heard only if they are seen or counted. */
export function resolveSoundEffects(
  config: SoundEffects,
  { celebration, count }: ResolvedAd['badge'],
): ResolvedAd['soundEffects'] {
  const { volume = defaults.soundEffects.volume } = config;
  const hasCoins = celebration === 'coins' || count !== null;
  const effects = soundEffects.filter(
    (effect) =>
      (config[effect] ?? defaults.soundEffects[effect]) && volume > 0 && (effect !== 'coins' || hasCoins),
  );
  return Object.fromEntries(effects.map((effect) => [effect, volume]));
}
