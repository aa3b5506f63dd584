import type { Measure } from '../measure.ts';
import { collisions } from './layout/collisions.ts';
import { elementOverlap } from './layout/element-overlap.ts';
import { emptyArea } from './layout/empty-area.ts';
import { mainPartCovered } from './layout/main-part-covered.ts';
import { videoShare } from './layout/video-share.ts';
import { ctaVisible } from './layout/cta-visible.ts';
import { pausedContrast } from './layout/paused-contrast.ts';
import { tapTargets } from './layout/tap-targets.ts';
import { flashes } from './media/flashes.ts';
import { loudness } from './media/loudness.ts';
import { silenceBeforeTap } from './media/silence-before-tap.ts';
import { weight } from './media/weight.ts';
import { deadTime } from './time/dead-time.ts';
import { endOfCut } from './time/end-of-cut.ts';
import { firstPaint } from './time/first-paint.ts';
import { hintVisible } from './time/hint-visible.ts';
import { interactions } from './time/interactions.ts';
import { spinGap } from './time/spin-gap.ts';
import { timeToActionable } from './time/time-to-actionable.ts';
import { timeToFirstWin } from './time/time-to-first-win.ts';

/** All measures of quality in the order in which an ad is seen. */
export const allMeasures: readonly Measure[] = [
  firstPaint,
  timeToActionable,
  hintVisible,
  timeToFirstWin,
  deadTime,
  spinGap,
  endOfCut,
  interactions,
  tapTargets,
  ctaVisible,
  pausedContrast,
  collisions,
  elementOverlap,
  mainPartCovered,
  videoShare,
  emptyArea,
  silenceBeforeTap,
  loudness,
  flashes,
  weight,
];
