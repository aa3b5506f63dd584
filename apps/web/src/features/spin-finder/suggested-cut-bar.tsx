import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { messages } from '@spinreel/config-schema/messages/messages';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { Check, Scissors, Sparkles, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { describeCutPart, describeCutPauses } from '../../lib/format/describe-cut.ts';
import { formatSeconds } from '../../lib/format/format-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/progress/spinner.tsx';
import type { MomentSearch } from './use-moments.ts';
import styles from './suggested-cut-bar.module.css';

interface SuggestedCutBarProps {
  search: MomentSearch;
  /** The suggestion; null if there is none, or none yet. */
  cut: SuggestedCut | null;
  /** Whether the draft already has the suggested part and pauses. */
  isUsed: boolean;
  /** Whether using it removes pause points. */
  replacesPoints: boolean;
  /** Whether it is the main next action. */
  isPrimary: boolean;
  onUse: () => void;
}

/** The suggested cut in words, with the button that uses it. Before that, the state of the search. */
export function SuggestedCutBar(props: SuggestedCutBarProps) {
  const { search, cut, isUsed, replacesPoints, isPrimary, onUse } = props;
  const textId = useId();
  if (search.status === 'off') return null;
  return (
    <div
      className={styles.bar}
      data-used={isUsed || undefined}
      data-failed={search.status === 'failed' || undefined}
    >
      <div id={textId} className="shrinks" role="status" aria-label="Suggested cut">
        {search.status === 'looking' && (
          <Line icon={<Spinner />}>Looking for spins in the whole video...</Line>
        )}
        {search.status === 'busy' && <Line icon={<Spinner />}>{messages.backend.waiting}</Line>}
        {search.status === 'failed' && (
          <>
            <Line icon={<TriangleAlert />}>
              <strong>The video could not be searched for spins.</strong>
            </Line>{' '}
            <p className={styles.notes}>
              {messages.backend.unexpected} You can still trim it and set pause points by hand.
            </p>
          </>
        )}
        {search.status === 'found' && cut === null && (
          <Line icon={<Scissors />}>
            No cut to suggest: the reels do not clearly rest before a spin. Select a part and set the pauses
            by hand.
          </Line>
        )}
        {cut !== null && (
          <>
            <Line icon={isUsed ? <Check /> : <Scissors />}>
              <strong>{isUsed ? 'Suggested cut in use:' : 'Suggested cut:'}</strong>{' '}
              <span className="nowrap">
                {describeCutPart(cut)} ({formatSeconds(cut.trim.endSeconds - cut.trim.startSeconds)})
              </span>
            </Line>{' '}
            <p className={styles.notes}>
              {[
                describeCutPauses(cut),
                ...cut.problems.map((problem) => describeProblem(problem, 'step')),
                ...(replacesPoints && !isUsed ? ['Replaces your pause points.'] : []),
              ].join(' ')}
            </p>
          </>
        )}
      </div>
      {search.status === 'failed' && (
        <Button size="small" onClick={search.retry}>
          Retry
        </Button>
      )}
      {cut !== null && !isUsed && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          size="small"
          icon={<Sparkles />}
          aria-describedby={textId}
          onClick={onUse}
        >
          Use suggested cut
        </Button>
      )}
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="row gap-2 digits type-small">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </p>
  );
}
