import { judgeViewing } from './behaviour-rules/judge-viewing.ts';
import { driveAd, type Showing } from './drive-ad.ts';
import { unknownMaker, type Maker } from './opening/maker.ts';
import { hashBytes } from './cache/remember-by-bytes.ts';
import { verdictOf, type Verdict } from './verdict.ts';
import type { Screenshot } from './viewing/screenshot.ts';
import { emptyViewing, viewAd } from './viewing/view-ad.ts';

/** The result of playing a file. */
export interface PlayedVerdict extends Verdict {
  /** What the viewer saw, reduced to the size of a thumbnail. Empty unless they were asked for. */
  readonly screenshots: readonly Screenshot[];
}

/**
 * Plays a finished file in its network's host simulator, like a viewer who has never seen it, and checks its behavior.
 * Takes a few seconds longer than the ad. Any bytes produce a verdict; rules about parts that the viewer did not reach are
 * in `notJudged`. A file that this product has not made is explored: the viewer looks at its pixels, and tries taps, swipes
 * and drags until one opens the store, which may take minutes if none does. Rejects if no browser can be started, or with
 * the reason of `signal`.
 *
 * @example
 * const { passed, findings } = await playFile({ bytes, fileName: 'ad.zip', network: networks.meta });
 */
export async function playFile(showing: Showing): Promise<PlayedVerdict> {
  const { network, wantsScreenshots = false } = showing;
  return driveAd(showing, {
    opening: ({ origin }) => ({ endsWithVideo: origin === 'spinreel' }),
    play: async (ad, maker) =>
      judge(showing, maker, await viewAd(ad, { network, origin: maker.origin, wantsScreenshots })),
    refuse: ({ reason, hasExceededLimit }, maker) =>
      judge(showing, maker, {
        viewing: hasExceededLimit ? emptyViewing(null, reason) : emptyViewing(reason),
        screenshots: [],
      }),
  });
}

/**
 * Returns the verdict on a file whose play was ended from outside, because it took too much of the machine. `reason` is a
 * sentence.
 */
export function refusePlay(showing: Omit<Showing, 'browser' | 'signal'>, reason: string): PlayedVerdict {
  return judge(showing, unknownMaker, { viewing: emptyViewing(null, reason), screenshots: [] });
}

function judge(
  { bytes, fileName, network }: Showing,
  maker: Maker,
  { viewing, screenshots }: Awaited<ReturnType<typeof viewAd>>,
): PlayedVerdict {
  const judged = judgeViewing({ viewing, network, maker });
  return { ...verdictOf({ sha256: hashBytes(bytes), fileName, network, maker, ...judged }), screenshots };
}
