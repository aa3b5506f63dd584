import { useNameFile } from '../../ad-draft/catalogue/use-name-file.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { describeStep } from '../../ad-draft/history/describe-step.ts';
import { goToStep } from '../../ad-draft/history/undo-edit.ts';
import { formatMoment } from '../../lib/format/format-time.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import styles from './step-history.module.css';

/** All steps that can be undone or redone, newest first. Selecting one goes to it. */
export function StepHistory() {
  const dispatch = useDraftDispatch();
  const { done, undone } = useDraftSelector((state) => state.adDraft.history);
  const nameFile = useNameFile();
  const current = done.at(-1);
  const steps = [...done, ...undone.toReversed()];
  if (steps.length === 0) return <p className="small-faint">Your changes appear here as you work.</p>;
  // The number of steps that are done identifies a position in the history.
  const lines = [
    { name: beginning, changedAt: '' },
    ...steps.map((step) => ({ name: describeStep(step, nameFile), changedAt: step.changedAt })),
  ].map((step, doneCount) => ({ step, doneCount }));
  return (
    <>
      <ol reversed aria-label="Steps" className={styles.list}>
        {lines.toReversed().map(({ step: { name, changedAt }, doneCount }) => (
          <StepLine
            key={doneCount}
            name={name}
            changedAt={changedAt}
            place={doneCount === done.length ? 'present' : doneCount > done.length ? 'ahead' : 'behind'}
            onGo={() => dispatch(goToStep(doneCount))}
          />
        ))}
      </ol>
      <VisuallyHidden isLive>
        Now at: {current === undefined ? beginning : describeStep(current, nameFile)}
      </VisuallyHidden>
    </>
  );
}

const beginning = 'Before these steps';

interface StepLineProps {
  name: string;
  /** ISO 8601; empty for the initial state. */
  changedAt: string;
  place: 'ahead' | 'present' | 'behind';
  onGo: () => void;
}

function StepLine({ name, changedAt, place, onGo }: StepLineProps) {
  return (
    <li className={styles.item} data-place={place}>
      <button
        type="button"
        className={styles.step}
        aria-current={place === 'present' ? 'step' : undefined}
        // Scrolls the current step into view in a long list.
        ref={place === 'present' ? scrollIntoView : undefined}
        onClick={onGo}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className="stack grow">
          <span className={styles.name}>{name}</span>
          {changedAt !== '' && (
            <time dateTime={changedAt} className="small-faint digits">
              {formatMoment(changedAt)}
            </time>
          )}
        </span>
        {place === 'present' && <span className={styles.now}>Current</span>}
      </button>
    </li>
  );
}
