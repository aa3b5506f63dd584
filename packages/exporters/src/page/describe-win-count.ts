import type { RuntimeLettering, Typeface } from '@spinreel/ad-runtime/runtime-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { listWinAmounts } from '@spinreel/config-schema/languages/format-win-amount';
import { setSize } from './size-placements.ts';

/** The height of the number's center as a share of the stage: below the badge or, without one, in the middle. */
const belowBadge = { portrait: 0.79, landscape: 0.85 };
const middle = 0.5;

/** Horizontal centers in landscape as shares of the stage: of a split-screen video, and of the space next to a full-screen one. */
const overVideo = 0.4;
const nextToVideo = 0.71;

/** Describes the number that counts up at the win to the player; null if the ad has none. */
export function describeWinCount(
  ad: Pick<ResolvedAd, 'badge' | 'language' | 'sizes' | 'video'>,
  { typeface, hasImage }: { typeface: Typeface; hasImage: boolean },
): RuntimeLettering | null {
  const { count } = ad.badge;
  if (count === null) return null;
  const amounts = listWinAmounts(count, ad.language).map((text) => keepReadingOrder(text, ad.language));
  const number: RuntimeLettering = {
    content: amounts.at(-1) ?? '',
    steps: amounts.slice(0, -1),
    style: 'sum',
    ...typeface,
    position: { x: middle, y: hasImage ? belowBadge.portrait : middle },
    landscapePosition: {
      x: ad.video.splitScreen ? overVideo : nextToVideo,
      y: hasImage ? belowBadge.landscape : middle,
    },
  };
  return setSize(number, ad.sizes.winAmount);
}
