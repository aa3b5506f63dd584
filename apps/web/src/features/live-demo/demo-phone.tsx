import { useEffect, useRef, useState } from 'react';
import { getDemoAdPath, type DemoAd } from '../../config/demo-ads.ts';
import { useNearness } from '../../lib/page/use-nearness.ts';
import { PhoneFrame } from '../../ui/ad/phone-frame.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import doubleSpinUrl from './double-spin.webp';
import singleSpinUrl from './single-spin.webp';
import straightPlayUrl from './straight-play.webp';
import styles from './demo-phone.module.css';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

const covers = {
  'double-spin': doubleSpinUrl,
  'single-spin': singleSpinUrl,
  'straight-play': straightPlayUrl,
} as const satisfies Record<DemoAd['id'], string>;

/** The ad decodes its images after it has loaded. Until then its frame is black, so the cover stays. */
const firstPaintMs = 500;
/** How far above or below the window a phone may be while its ad loads. */
const loadMargin = '120px 0px';

interface DemoPhoneProps {
  ad: DemoAd;
  /** The frame's accessible name. */
  title: string;
  widthPx: number;
  /**
   * Loads the ad as soon as it is near the window. Otherwise it loads only after the visitor's first action, to keep
   * the page fast.
   */
  isEager?: boolean;
  /** A changed number reloads the ad. */
  turn?: number;
}

/**
 * A phone with a finished ad, exactly as exported. Shows the cover image until the ad runs. Out of view, the ad and its
 * music are removed.
 */
export function DemoPhone({ ad, title, widthPx, isEager = false, turn = 0 }: DemoPhoneProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearness(ref, loadMargin);
  const isInView = useNearness(ref, '0px');
  const isSomebodyThere = usePresence();
  const [isAsked, setIsAsked] = useState(false);
  const isLoading = isNear && (isEager || isSomebodyThere || isAsked);
  return (
    <div ref={ref} className={styles.phone}>
      <PhoneFrame aspect={9 / 16} widthPx={widthPx} roomAround="11rem">
        <DemoScreen
          // Another ad, a reload or a return into view starts from the cover.
          key={`${ad.id} ${turn} ${isLoading}`}
          ad={ad}
          title={title}
          isLoading={isLoading}
          isInView={isInView}
          isAsked={isAsked}
          onAsk={() => setIsAsked(true)}
        />
      </PhoneFrame>
    </div>
  );
}

interface DemoScreenProps {
  ad: DemoAd;
  title: string;
  isLoading: boolean;
  /** Browsers paint a frame only while it is in view. */
  isInView: boolean;
  isAsked: boolean;
  onAsk: () => void;
}

function DemoScreen({ ad, title, isLoading, isInView, isAsked, onAsk }: DemoScreenProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const coverRef = useRef<HTMLButtonElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    if (!isLoaded || !isInView) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === coverRef.current) frameRef.current?.focus();
      setIsRunning(true);
    }, firstPaintMs);
    return () => clearTimeout(timer);
  }, [isLoaded, isInView]);
  return (
    <>
      {isLoading && (
        <iframe
          ref={frameRef}
          src={getDemoAdPath(ad)}
          title={title}
          // The server's policy for ads removes the origin again, so the ad cannot act as part of this site.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin"
          onLoad={() => setIsLoaded(true)}
          className={styles.ad}
        />
      )}
      {!isRunning && (
        <button
          ref={coverRef}
          type="button"
          className={styles.cover}
          aria-label={`Play: ${title}`}
          onClick={onAsk}
        >
          <img
            src={covers[ad.id]}
            alt=""
            width={540}
            height={960}
            // Both phones show the same image; the first one is the page's largest.
            fetchPriority="high"
          />
          {isAsked && (
            <span className={styles.waiting}>
              <Spinner />
            </span>
          )}
        </button>
      )}
    </>
  );
}

/** Whether the visitor has moved, touched or pressed anything since the page was opened. */
function usePresence(): boolean {
  const [isSomebodyThere, setIsSomebodyThere] = useState(false);
  useEffect(() => {
    const seen = new AbortController();
    const see = () => {
      setIsSomebodyThere(true);
      seen.abort();
    };
    for (const sign of signs) window.addEventListener(sign, see, { passive: true, signal: seen.signal });
    return () => seen.abort();
  }, []);
  return isSomebodyThere;
}
