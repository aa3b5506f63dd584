import { Eraser } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSeconds } from '../../lib/format/format-time.ts';
import { Button } from '../actions/button.tsx';
import { Panel } from '../layout/panel.tsx';
import styles from './log-panel.module.css';

/** One line of a log. */
export interface LogEntry {
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

interface LogPanelProps {
  title: string;
  description: string;
  icon: ReactNode;
  /** The name of the list of entries. */
  label: string;
  /** Newest first. */
  entries: readonly LogEntry[];
  /** Shown while there are no entries. */
  emptyText: string;
  onClear: () => void;
}

/** A panel with a log that scrolls in a box of one height, and that can be cleared. */
export function LogPanel({ title, description, icon, onClear, ...log }: LogPanelProps) {
  const clear = (
    <Button
      size="small"
      variant="quiet"
      disabled={log.entries.length === 0}
      icon={<Eraser />}
      onClick={onClear}
    >
      Clear
    </Button>
  );
  return (
    <Panel title={title} description={description} icon={icon} actions={clear}>
      <LogList {...log} />
    </Panel>
  );
}

function LogList({ label, entries, emptyText }: Pick<LogPanelProps, 'label' | 'entries' | 'emptyText'>) {
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
