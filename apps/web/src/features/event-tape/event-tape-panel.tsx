import { Eraser, ScrollText } from 'lucide-react';
import { formatSeconds } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { EventTape } from './use-event-tape.ts';
import styles from './event-tape-panel.module.css';

/** What the ad tells while it is played, as networks that measure would hear it. */
export function EventTapePanel({ tape: { entries, clear } }: { tape: EventTape }) {
  return (
    <Panel
      title="Events"
      description="What the ad tells, newest first"
      icon={<ScrollText />}
      actions={
        <Button
          size="small"
          variant="quiet"
          disabled={entries.length === 0}
          icon={<Eraser aria-hidden="true" />}
          onClick={clear}
        >
          Clear
        </Button>
      }
    >
      <div className={styles.tape}>
        {entries.length === 0 ? (
          <p className={styles.empty}>Tap the ad to see what it tells the network.</p>
        ) : (
          // What scrolls must be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={styles.entries} role="log" aria-label="Events of the ad" tabIndex={0}>
            <ol>
              {entries.map(({ id, type, words, count, atMs }) => (
                <li key={id} className={styles.entry} data-type={type}>
                  <span className={styles.words}>{words}</span>
                  {count > 1 && (
                    <span className={styles.count} aria-label={`${count} times`}>
                      x{count}
                    </span>
                  )}
                  <time className={styles.time}>{formatSeconds(atMs / 1000)}</time>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Panel>
  );
}
