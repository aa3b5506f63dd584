import type { ComplianceFinding, ComplianceVerdict } from '@spinreel/api-contract/publishing';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { notLegalAdvice, summarizeCompliance } from '@spinreel/config-schema/messages/publishing-messages';
import { Fragment, type ReactNode } from 'react';
import { describePassed } from '../../lib/format/describe-passed.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { SourceLink } from '../actions/source-link.tsx';
import { IssueBox } from '../feedback/issue-box.tsx';
import { RuleGroup, RuleItem } from '../feedback/rule-group.tsx';
import { ownCheck } from '../feedback/rule-source.tsx';
import { LawList, partialBansTitle } from './partial-bans.tsx';
import { PublishingIssue } from './publishing-issue.tsx';
import { PublishingLine, type LineTone } from './publishing-line.tsx';

interface ComplianceLineProps {
  verdict: ComplianceVerdict;
  /** Renders the way to the field that fixes a finding. */
  renderFix?: ((finding: ComplianceFinding) => ReactNode) | undefined;
  /** What a person confirms. */
  review?: ReactNode;
}

/** Whether an ad shows what its market requires. */
export function ComplianceLine({ verdict, renderFix, review }: ComplianceLineProps) {
  const { product, market } = verdict;
  return (
    <PublishingLine
      topic="requiredTexts"
      tone={findTone(verdict)}
      status={`${productTypeLabels[product]}, ${markets[market]}: ${summarizeCompliance(verdict)}`}
      details={<ComplianceDetails verdict={verdict} renderFix={renderFix} />}
    >
      {review}
    </PublishingLine>
  );
}

function findTone({ passed, presets, findings, notJudged }: ComplianceVerdict): LineTone {
  if (!passed) return 'bad';
  if (findings.some((finding) => !finding.passed)) return 'warning';
  if (presets.length === 0) return 'calm';
  return notJudged.length > 0 ? 'warning' : 'good';
}

/** What the ad lacks, what could not be judged, and what it meets, with the sources. */
function ComplianceDetails({ verdict, renderFix }: ComplianceLineProps) {
  const { presets, findings, notJudged } = verdict;
  const broken = findings.filter(({ passed }) => !passed);
  const passed = findings.filter((finding) => finding.passed);
  const partialBans = broken.filter(isPartialBan);
  return (
    <div className="stack gap-3 shrinks">
      {broken.length > 0 && (
        <ul className="stack gap-3">
          {broken.map((finding) => {
            if (partialBans.length < 2 || !isPartialBan(finding))
              return <FindingIssue key={describeKey(finding)} finding={finding} renderFix={renderFix} />;
            if (finding !== partialBans[0]) return null;
            return <PartialBanIssue key="partial-bans" bans={partialBans} fix={renderFix?.(finding)} />;
          })}
        </ul>
      )}
      {notJudged.length > 0 && (
        <ul className="stack gap-1 small-soft">
          {[...new Set(notJudged.map(({ reason }) => reason))].map((reason) => (
            <RuleItem key={reason} isKept={false}>
              {reason}
            </RuleItem>
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <RuleGroup summary={describePassed(passed.length)}>
          {passed.map((finding) => (
            <RuleItem key={describeKey(finding)} isKept>
              {finding.message}
            </RuleItem>
          ))}
        </RuleGroup>
      )}
      <p className="small-faint">
        {presets.map(({ id, label, source, checkedOn }) => (
          <Fragment key={id}>
            {label}:{' '}
            <SourceLink url={source.url}>
              {source.label}, read on {formatDay(checkedOn)}
            </SourceLink>
            .{' '}
          </Fragment>
        ))}
        {notLegalAdvice}
      </p>
    </div>
  );
}

interface FindingIssueProps extends Pick<ComplianceLineProps, 'renderFix'> {
  finding: ComplianceFinding;
}

function FindingIssue({ finding, renderFix }: FindingIssueProps) {
  const { severity, message, places, fix, sourceUrl } = finding;
  return (
    <PublishingIssue
      severity={severity}
      message={message}
      places={places}
      fix={fix}
      source={{ label: sourceUrl === null ? ownCheck : 'Source', url: sourceUrl }}
    >
      {renderFix?.(finding)}
    </PublishingIssue>
  );
}

/** The laws and policies that forbid the ad in parts of its market, on demand. `fix` is the way to the market. */
function PartialBanIssue({ bans, fix }: { bans: readonly ComplianceFinding[]; fix: ReactNode }) {
  return (
    <li>
      <IssueBox severity="warning" message={`${partialBansTitle}.`}>
        <LawList>
          {bans.map((ban) => (
            <li key={ban.message}>
              {ban.message} {ban.fix} <SourceLink url={ban.sourceUrl}>Source</SourceLink>
            </li>
          ))}
        </LawList>
        {fix}
      </IssueBox>
    </li>
  );
}

/** Whether a law or policy forbids the ad in a part of its market. */
function isPartialBan({ id, severity }: ComplianceFinding): boolean {
  return id === 'market-allowed' && severity === 'warning';
}

/** Two laws may be broken by the same element and have the same source. */
function describeKey({ id, element, sourceUrl, message }: ComplianceFinding): string {
  return [id, element, sourceUrl, message].join(' ');
}
