import { publishingTitles } from '@spinreel/config-schema/messages/publishing-messages';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { DisclosureButton } from '../actions/disclosure-button.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Spinner } from '../progress/spinner.tsx';
import styles from './publishing-line.module.css';

/** How a line of the panel ended: `calm` is not known yet. */
export type LineTone = 'good' | 'warning' | 'bad' | 'calm' | 'busy';

type Topic = keyof typeof publishingTitles;

interface PublishingLineProps {
  topic: Topic;
  tone: LineTone;
  /** The result in one sentence. */
  status: ReactNode;
  /** Shown instead of the icon of the tone, such as a score. */
  badge?: ReactNode;
  /** The progress of the answer, 0 to 100, drawn along the lower edge so that nothing moves when it ends. */
  percent?: number | null;
  /** Always visible below the line, such as what must be done first. */
  children?: ReactNode;
  /** Shown while the line is open. Without details, the line cannot be opened. */
  details?: ReactNode;
}

/** One question of the panel, its answer, and the details on demand. Details of problems are open at first. */
export function PublishingLine(props: PublishingLineProps) {
  const { topic, tone, status, badge, percent = null, children, details } = props;
  const id = getToggleId(topic);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const hasDetails = details !== undefined && details !== null;
  const isOpen = hasDetails && (chosen ?? (tone === 'bad' || tone === 'warning'));
  const name = <span id={`${id}-title`}>{publishingTitles[topic]}</span>;
  return (
    <li className={styles.line} data-tone={tone} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <span className={styles.mark}>{badge ?? icons[tone]}</span>
        <h3 className="type-label shrinks">
          {hasDetails ? (
            <DisclosureButton
              id={id}
              arrow="after"
              isOpen={isOpen}
              controls={`${id}-details`}
              className={styles.toggle}
              onToggle={() => setChosen(!isOpen)}
            >
              {name}
            </DisclosureButton>
          ) : (
            name
          )}
        </h3>
        <p className="small-soft digits shrinks breaks">{status}</p>
      </div>
      {percent !== null && (
        <div className={styles.progress}>
          <ProgressBar label={publishingTitles[topic]} percent={percent} />
        </div>
      )}
      {children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
      {isOpen && (
        <div id={`${id}-details`} role="group" aria-labelledby={`${id}-title`} className={styles.body}>
          {details}
        </div>
      )}
    </li>
  );
}

/** Returns the ID of the button that opens the details of a line. It exists only if the line has details. */
export function getToggleId(topic: Topic): string {
  return `publishing-${topic}`;
}

const icons = {
  good: <CircleCheck />,
  warning: <TriangleAlert />,
  bad: <CircleX />,
  calm: <CircleDashed />,
  busy: <Spinner />,
} as const satisfies Record<LineTone, ReactNode>;
