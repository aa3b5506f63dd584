import type { CheckFinding, CheckOccurrence } from '@spinreel/api-contract/checks';
import { CircleX, ExternalLink, Lightbulb, TriangleAlert } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './issue-item.module.css';

/** How many places are shown at first. */
const shownPlaces = 3;

const severities = {
  error: { name: 'Error', Icon: CircleX },
  warning: { name: 'Warning', Icon: TriangleAlert },
  advice: { name: 'Recommendation', Icon: Lightbulb },
} as const;

interface IssueItemProps {
  finding: CheckFinding;
  /** The networks that it concerns; null if that is clear. */
  networks: string | null;
}

/** A broken rule: what is wrong, where, and how to fix it. */
export function IssueItem({ finding, networks }: IssueItemProps) {
  const { severity, message, fix, occurrences, occurrenceCount } = finding;
  const { name, Icon } = severities[severity];
  return (
    <div className={styles.issue} data-severity={severity}>
      <p className={styles.message}>
        <Icon aria-hidden="true" />
        <span>
          <VisuallyHidden>{name}: </VisuallyHidden>
          {message}
        </span>
      </p>
      {networks !== null && <p className={styles.networks}>{networks}</p>}
      {occurrences.length > 0 && <Places occurrences={occurrences} count={occurrenceCount} />}
      <p className={styles.fix}>
        {fix} <RuleSource finding={finding} />
      </p>
    </div>
  );
}

/** The places that break a rule. */
function Places({ occurrences, count }: { occurrences: readonly CheckOccurrence[]; count: number }) {
  const first = occurrences.slice(0, shownPlaces);
  const others = occurrences.slice(shownPlaces);
  const unlistedCount = count - occurrences.length;
  return (
    <div className={styles.places}>
      {count > 1 && <p className={styles.placeCount}>{count} places</p>}
      <PlaceList occurrences={first} />
      {others.length > 0 && (
        <details className={styles.otherPlaces}>
          <summary>Show {others.length} more</summary>
          <PlaceList occurrences={others} />
          {unlistedCount > 0 && <p className={styles.placeCount}>{unlistedCount} more are not listed.</p>}
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
          <span className={styles.position}>
            {path}:{line}:{column}
          </span>
          <code className={styles.excerpt}>{excerpt}</code>
        </li>
      ))}
    </ul>
  );
}

/** Where a rule comes from. */
export function RuleSource({ finding }: { finding: CheckFinding }) {
  const { sourceUrl, checkedOn, uploadError } = finding;
  if (sourceUrl === null) return <span className={styles.source}>Spinreel’s own check</span>;
  return (
    <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={styles.source}>
      Source{checkedOn === null ? '' : `, checked on ${checkedOn}`}
      {uploadError === null ? '' : `. The network’s name for this error is ${uploadError}.`}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
