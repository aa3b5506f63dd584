import { formatSeconds } from '../../lib/format/format-time.ts';
import styles from './log-list.module.css';

/** One line of a log. */
export interface LogListEntry {
  readonly id: number;
  /** Entries of the type `error` are red. */
  readonly type: string;
  readonly text: string;
  /** Technical words under the text. */
  readonly detail?: string;
  /** How often it happened in a row. */
  readonly count: number;
  /** The time of the newest of these, in milliseconds since the start. */
  readonly atMs: number;
}

interface LogListProps {
  label: string;
  /** Newest first. */
  entries: readonly LogListEntry[];
  /** Shown while there are no entries. */
  emptyText: string;
}

/** A log that scrolls in a box of one height. */
export function LogList({ label, entries, emptyText }: LogListProps) {
  return (
    <div className={styles.log}>
      {entries.length === 0 ? (
        <p className={styles.empty}>{emptyText}</p>
      ) : (
        // What scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.entries} role="log" aria-label={label} tabIndex={0}>
          <ol>
            {entries.map(({ id, type, text, detail, count, atMs }) => (
              <li key={id} className={styles.entry} data-type={type}>
                <span className="grow breaks">
                  {text}
                  {detail !== undefined && <span className={styles.detail}>{detail}</span>}
                </span>
                {count > 1 && (
                  <span className={styles.count} aria-label={`${count} times`}>
                    x{count}
                  </span>
                )}
                <time className="text-faint digits">{formatSeconds(atMs / 1000)}</time>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
