import { useCallback, useRef, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import coverUrl from './lucky-reels-cover.webp';
import { useNearness } from './use-nearness.ts';
import { usePresence } from './use-presence.ts';
import styles from './demo-phone.module.css';

interface DemoPhoneProps {
  /** Names the frame for those who hear the page. */
  title: string;
  widthPx: number;
  /** Loads the ad when it comes into sight; else only once somebody is there, so that the page itself is there first. */
  isEager?: boolean;
  /** Another number loads the ad anew. */
  turn?: number;
}

/**
 * A phone with a finished ad in it, as the exporter wrote it. Its first picture stands in until the ad is there; out of
 * sight the ad is taken out again, and its music with it.
 */
export function DemoPhone({ title, widthPx, isEager = false, turn = 0 }: DemoPhoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearness(ref);
  const isSomebodyThere = usePresence();
  const [isAsked, setIsAsked] = useState(false);
  const [loaded, setLoaded] = useState<number | null>(null);
  const isIn = isNear && (isEager || isSomebodyThere || isAsked);
  // Whatever takes the frame away, it has to load again.
  const forgetWhenGone = useCallback(() => () => setLoaded(null), []);
  const isShown = isIn && loaded === turn;
  return (
    <div ref={ref} className={styles.phone}>
      <PhoneFrame aspect={9 / 16} widthPx={widthPx} roomAround="11rem">
        {isIn && (
          <iframe
            key={turn}
            ref={forgetWhenGone}
            src={paths.demoAd.to()}
            title={title}
            // The server's policy for ads takes the origin away again, so that none can be part of the site.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin"
            onLoad={() => setLoaded(turn)}
            className={styles.ad}
          />
        )}
        {!isShown && (
          <button
            type="button"
            className={styles.cover}
            aria-label={`Play: ${title}`}
            onClick={() => setIsAsked(true)}
          >
            <img
              src={coverUrl}
              alt=""
              width={540}
              height={960}
              // Both phones show the same picture; the front page's first one is waiting for it.
              fetchPriority="high"
            />
            {isAsked && (
              <span className={styles.waiting}>
                <Spinner />
              </span>
            )}
          </button>
        )}
      </PhoneFrame>
    </div>
  );
}
