import { Eraser, ScrollText } from 'lucide-react';
import { formatSeconds } from '../../lib/format/format-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { EventLog } from './use-event-log.ts';
import styles from './event-log-panel.module.css';

/** The event log of the running preview: the events that networks with measurement receive. */
export function EventLogPanel({ log: { entries, clear } }: { log: EventLog }) {
  return (
    <Panel
      title="Events"
      description="Ad events, newest first"
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
      <div className={styles.log}>
        {entries.length === 0 ? (
          <p className={styles.empty}>Tap the ad to see the events it sends.</p>
        ) : (
          // What scrolls must be reached by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <div className={styles.entries} role="log" aria-label="Events of the ad" tabIndex={0}>
            <ol>
              {entries.map(({ id, type, text, count, atMs }) => (
                <li key={id} className={styles.entry} data-type={type}>
                  <span className={styles.text}>{text}</span>
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
