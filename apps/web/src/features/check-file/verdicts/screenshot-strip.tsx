import type { CheckScreenshot } from '@spinreel/api-contract/checks';
import styles from './screenshot-strip.module.css';

interface ScreenshotStripProps {
  /** The network's name. */
  label: string;
  screenshots: readonly CheckScreenshot[];
}

/** What viewers see while the file is played, from its cover to its end. */
export function ScreenshotStrip({ label, screenshots }: ScreenshotStripProps) {
  return (
    // What scrolls must be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.strip} role="group" aria-label={`Screenshots for ${label}`} tabIndex={0}>
      {screenshots.map(({ url, stage, orientation, widthPx, heightPx }) => (
        <figure key={`${stage} ${orientation}`} className="stack rigid gap-2">
          <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
            <img
              src={url}
              alt={`${nameStage(stage)}, ${orientation}`}
              width={widthPx}
              height={heightPx}
              loading="lazy"
              className={styles.image}
            />
          </a>
          <figcaption className="small-soft">
            {nameStage(stage)}
            {orientation === 'landscape' && <span className={styles.shape}>Landscape</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const stageNames: Readonly<Record<string, string>> = {
  cover: 'Cover',
  started: 'Started',
  pause: 'Pause',
  outro: 'Outro',
};

function nameStage(stage: string): string {
  return stageNames[stage] ?? stage;
}
