import type { PublishingPlace } from '@spinreel/api-contract/publishing';
import { describePlaces } from '@spinreel/config-schema/options/placement/describe-places';
import type { ReactNode } from 'react';
import { SourceLink } from '../../../ui/actions/source-link.tsx';
import { IssueBox, type IssueSeverity } from '../../../ui/feedback/issue-box.tsx';
import { FixButton } from '../fix-button.tsx';
import type { FixTarget } from '../fix-target.ts';
import styles from './publishing-details.module.css';

interface PublishingIssueProps {
  severity: IssueSeverity;
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
  const { severity, heading, message, places, fix, source, target, onFix } = props;
  const where = describePlaces(places);
  return (
    <li>
      <IssueBox severity={severity} heading={heading} message={message}>
        {where !== '' && <p className={styles.soft}>{where}</p>}
        <p className={styles.soft}>
          {fix} <SourceLink url={source.url}>{source.label}</SourceLink>
        </p>
        <FixButton target={target} onFix={onFix} />
      </IssueBox>
    </li>
  );
}
