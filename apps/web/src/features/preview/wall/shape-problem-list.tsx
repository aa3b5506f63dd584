import { messages } from '@spinreel/config-schema/messages/messages';
import { ArrowRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import type { PartRequest } from '../../../lib/page/part-request.ts';
import type { FoundProblem } from './find-shape-problems.ts';
import styles from './shape-problem-list.module.css';

interface ShapeProblemListProps {
  adId: string;
  problems: readonly FoundProblem[];
  /** Whether all screens of the ad have been shown. */
  isComplete: boolean;
}

/** The problems found so far, each with a link to the part in step 3. */
export function ShapeProblemList({ adId, problems, isComplete }: ShapeProblemListProps) {
  return (
    <section className={styles.box} aria-label="Problems in the shapes">
      <p className={styles.summary} role="status">
        {problems.length > 0 ? (
          <TriangleAlert className={styles.warning} aria-hidden="true" />
        ) : (
          <CircleCheck className={styles.fine} data-complete={isComplete || undefined} aria-hidden="true" />
        )}
        {describeSummary(problems.length, isComplete)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => {
            const text = messages.preview.shapeProblem(problem);
            return (
              <li key={text} className={styles.problem}>
                <span>{text}</span>
                <Link
                  to={paths.create.to({ adId, step: 3 })}
                  state={createRequest(problem)}
                  className={styles.link}
                >
                  {problem.movable === null ? 'Open' : 'Move'} the {findTarget(problem)}
                  <ArrowRight aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function describeSummary(count: number, isComplete: boolean): string {
  if (count === 0)
    return isComplete
      ? 'Nothing overlaps or is cut off in any shape.'
      : 'No problems so far. Play to the end to check every screen.';
  const found = count === 1 ? '1 problem' : `${count} problems`;
  return isComplete ? `${found} in these shapes.` : `${found} so far. Play to the end to check every screen.`;
}

/** The name of the part that the link opens. */
function findTarget({ movable, part, partRole, other }: FoundProblem): string {
  return movable === null || movable === partRole ? part : (other ?? part);
}

/** In landscape alone, the part is moved in landscape. */
function createRequest({ screen, movable, shapeIds }: FoundProblem): PartRequest {
  return { part: { screen, role: movable, isLandscape: shapeIds.every((id) => id === '16:9') } };
}
