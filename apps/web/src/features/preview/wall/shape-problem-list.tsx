import { messages } from '@spinreel/config-schema/messages/messages';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { ArrowRight, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { FieldRequest } from '../../../lib/page/focus-field.ts';
import type { PartRequest } from '../../../lib/page/part-request.ts';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import type { FoundProblem } from './find-shape-problems.ts';
import type { WallProgress } from './find-wall-progress.ts';
import styles from './shape-problem-list.module.css';

interface ShapeProblemListProps {
  adId: string;
  problems: readonly FoundProblem[];
  progress: WallProgress;
  /** Whether shapes load only when they are scrolled into view. */
  isScrolling: boolean;
}

/** The problems found so far, each with a link to the part in step 3. */
export function ShapeProblemList(props: ShapeProblemListProps) {
  const { adId, problems, progress } = props;
  return (
    <section className="stack gap-3 wide" aria-label="Problems in the shapes">
      <p className={styles.summary} role="status">
        {problems.length > 0 ? (
          <TriangleAlert className="text-red" />
        ) : progress === 'complete' ? (
          <CircleCheck className="text-green" />
        ) : progress === 'loading' ? (
          <Spinner />
        ) : (
          <CircleDashed className="text-faint" />
        )}
        {describeSummary(props)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => {
            const text = messages.preview.shapeProblem(problem);
            return (
              <li key={text} className={styles.problem}>
                <span>{text}</span>
                <FixLink adId={adId} problem={problem} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function describeSummary({ problems, progress, isScrolling }: ShapeProblemListProps): string {
  const found = writeCount(problems.length, 'problem');
  if (progress === 'complete')
    return problems.length === 0
      ? 'Nothing overlaps or is cut off in any shape.'
      : `${found} in these shapes.`;
  const next = describeNext(progress, isScrolling);
  if (problems.length > 0) return `${found} so far. ${next}`;
  // Without a problem, nothing can be said about shapes that were not seen.
  return progress === 'loading' || progress === 'partly-seen' ? next : `No problems so far. ${next}`;
}

/** What it takes to check every screen in every shape. */
function describeNext(progress: Exclude<WallProgress, 'complete'>, isScrolling: boolean): string {
  switch (progress) {
    case 'partly-seen':
      return isScrolling ? 'Scroll to the other shapes to check them.' : loadingText;
    case 'loading':
      return loadingText;
    case 'playing':
      return 'Play to the end to check every screen.';
    case 'restart-needed':
      return 'Restart and play to the end to check every screen.';
  }
}

const loadingText = 'Loading the shapes...';

/** Leads to what changes the problem. Nothing changes the mute button alone. */
function FixLink({ adId, problem }: { adId: string; problem: FoundProblem }) {
  const target = findTarget(problem);
  if (target === null) return null;
  return (
    <Link to={paths.create.to({ adId, step: 3 })} state={target.state} className={styles.link}>
      {target.label}
      <ArrowRight />
    </Link>
  );
}

function findTarget(problem: FoundProblem): { label: string; state: PartRequest | FieldRequest } | null {
  const { screen, movable, part, partRole, other, shapeIds } = problem;
  if (movable !== null) {
    const name = movable === partRole ? part : (other ?? part);
    // In landscape alone, the part is moved in landscape.
    const isLandscape = shapeIds.every((id) => id === '16:9');
    return { label: `Move the ${name}`, state: { part: { screen, role: movable, isLandscape } } };
  }
  // The badge and the mute button have fixed places, but the badge can be changed or turned off.
  return partRole === 'badge' || other !== null
    ? { label: 'Open the winning badge', state: { focusField: 'cta.showWinningBadgeOnOutro' } }
    : null;
}
