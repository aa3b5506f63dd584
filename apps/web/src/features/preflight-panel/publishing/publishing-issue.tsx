import type { PublishingPlace } from '@spinreel/api-contract/publishing';
import { describePlaces } from '@spinreel/config-schema/options/placement/describe-places';
import { CircleX, ExternalLink, TriangleAlert, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import type { FixTarget } from '../fix-target.ts';
import styles from './publishing-issue.module.css';

interface PublishingIssueProps {
  tone: 'warning' | 'bad';
  /** The name and the values of a measure. */
  heading?: ReactNode;
  message: string;
  places: readonly PublishingPlace[];
  fix: string;
  source: { readonly label: string; readonly url: string | null };
  target: FixTarget | null;
  onFix: (target: FixTarget) => void;
}

/** Something to change: what is wrong, where, how to fix it, and the way there. */
export function PublishingIssue(props: PublishingIssueProps) {
  const { tone, heading, message, places, fix, source, target, onFix } = props;
  const where = describePlaces(places);
  return (
    <li className={styles.issue} data-tone={tone}>
      {heading}
      <p className={styles.message}>
        {tone === 'bad' ? <CircleX aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        <span>{message}</span>
      </p>
      {where !== '' && <p className={styles.soft}>{where}</p>}
      <p className={styles.soft}>
        {fix} <SourceLink source={source} />
      </p>
      {target !== null && (
        <Button size="small" icon={<Wrench aria-hidden="true" />} onClick={() => onFix(target)}>
          {target.label}
        </Button>
      )}
    </li>
  );
}

/** A link to where a rule or a limit is from. */
export function SourceLink({ source: { label, url } }: { source: PublishingIssueProps['source'] }) {
  if (url === null) return <span className={styles.source}>{label === 'Source' ? ownCheck : label}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.source}>
      {label}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}

const ownCheck = 'Spinreel’s own check';
