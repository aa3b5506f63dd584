import type { RuntimeApp } from '@spinreel/ad-runtime/runtime-ad';
import type { ResolvedAppCard } from '@spinreel/config-schema/ad/resolved-ad';
import { languageFacts, type AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { formatRating } from '@spinreel/config-schema/languages/format-rating';
import { keepReadingOrder, rightToLeftMark } from '@spinreel/config-schema/languages/keep-reading-order';

const starCount = 5;

/** Describes an app for the player: its rating in the language of the ad, and how much of each star is filled. */
export function describeApp({ name, rating }: ResolvedAppCard, language: AdLanguage): RuntimeApp {
  // The line of the rating takes its direction from its first letter, and a digit is none.
  const start = languageFacts[language].direction === 'rtl' ? rightToLeftMark : '';
  return {
    name: keepReadingOrder(name, language),
    rating: rating && {
      text: start + formatRating(rating.stars, language),
      stars: Array.from({ length: starCount }, (_, star) => toPercent(rating.stars - star)),
      note: keepReadingOrder(rating.note, language),
    },
  };
}

function toPercent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}
