import type { CheckFinding, CheckOccurrence } from '@spinreel/api-contract/checks';
import { IssueBox } from '../../../ui/feedback/issue-box.tsx';
import { RuleSource } from '../../../ui/feedback/rule-source.tsx';
import styles from './issue-item.module.css';

/** How many places are shown at first. */
const shownPlaces = 3;

interface IssueItemProps {
  finding: CheckFinding;
  /** The networks that it concerns; null if that is clear. */
  networks: string | null;
}

/** A broken rule: what is wrong, where, and how to fix it. */
export function IssueItem({ finding, networks }: IssueItemProps) {
  const { severity, message, fix, occurrences, occurrenceCount } = finding;
  return (
    <IssueBox severity={severity} message={message}>
      {networks !== null && <p className="text-soft">{networks}</p>}
      {occurrences.length > 0 && <Places occurrences={occurrences} count={occurrenceCount} />}
      <p className="text-soft">
        {fix} <RuleSource rule={finding} />
      </p>
    </IssueBox>
  );
}

/** The places that break a rule. */
function Places({ occurrences, count }: { occurrences: readonly CheckOccurrence[]; count: number }) {
  const first = occurrences.slice(0, shownPlaces);
  const others = occurrences.slice(shownPlaces);
  const unlistedCount = count - occurrences.length;
  return (
    <div className={styles.places}>
      {count > 1 && <p className="text-faint">{count} places</p>}
      <PlaceList occurrences={first} />
      {others.length > 0 && (
        <details className={styles.otherPlaces}>
          <summary>Show {others.length} more</summary>
          <PlaceList occurrences={others} />
          {unlistedCount > 0 && <p className="text-faint">{unlistedCount} more are not listed.</p>}
        </details>
      )}
    </div>
  );
}

function PlaceList({ occurrences }: { occurrences: readonly CheckOccurrence[] }) {
  return (
    <ul className={styles.placeList}>
      {occurrences.map(({ path, line, column, excerpt }) => (
        <li key={`${path}:${line}:${column}`}>
          <span className="text-soft digits breaks">
            {path}:{line}:{column}
          </span>
          <code className={styles.excerpt}>{excerpt}</code>
        </li>
      ))}
    </ul>
  );
}
