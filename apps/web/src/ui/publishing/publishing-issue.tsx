import type { PublishingPlace } from '@spinreel/api-contract/publishing';
import { describePlaces } from '@spinreel/config-schema/options/placement/describe-places';
import type { ReactNode } from 'react';
import { SourceLink } from '../actions/source-link.tsx';
import { IssueBox, type IssueSeverity } from '../feedback/issue-box.tsx';

interface PublishingIssueProps {
  severity: IssueSeverity;
  /** The name and the values of a measure. */
  heading?: ReactNode;
  message: string;
  places: readonly PublishingPlace[];
  fix: string;
  source: { readonly label: string; readonly url: string | null };
  /** The way to the field that fixes it, if there is one. */
  children?: ReactNode;
}

/** Something to change: what is wrong, where, and how to fix it. */
export function PublishingIssue(props: PublishingIssueProps) {
  const { severity, heading, message, places, fix, source, children } = props;
  const where = describePlaces(places);
  return (
    <li>
      <IssueBox severity={severity} heading={heading} message={message}>
        {where !== '' && <p className="text-soft breaks">{where}</p>}
        <p className="text-soft breaks">
          {fix} <SourceLink url={source.url}>{source.label}</SourceLink>
        </p>
        {children}
      </IssueBox>
    </li>
  );
}
