import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { goToStep } from '../../ad-draft/undo-edit.ts';
import { formatMoment } from '../../lib/format-time.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './step-history.module.css';

/** Every step that can be undone or made again, the newest first; a press on one goes there. */
export function StepHistory() {
  const dispatch = useDraftDispatch();
  const { done, undone } = useDraftSelector((state) => state.adDraft.history);
  const steps = [...done, ...undone.toReversed()];
  if (steps.length === 0) return <p className={styles.empty}>Steps appear here as you work.</p>;
  // The number of steps that are done names a place in the history.
  const lines = [{ name: beginning, changedAt: '' }, ...steps].map((step, doneCount) => ({
    step,
    doneCount,
  }));
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
      <VisuallyHidden isLive>Now at: {done.at(-1)?.name ?? beginning}</VisuallyHidden>
    </>
  );
}

const beginning = 'before these steps';

function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface StepLineProps {
  name: string;
  /** ISO 8601; empty where nothing was done. */
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
        // Where the ad stands is in sight, however long the list.
        ref={place === 'present' ? scrollIntoSight : undefined}
        onClick={onGo}
      >
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {changedAt !== '' && (
            <time dateTime={changedAt} className={styles.time}>
              {formatMoment(changedAt)}
            </time>
          )}
        </span>
        {place === 'present' && <span className={styles.now}>Now</span>}
      </button>
    </li>
  );
}
