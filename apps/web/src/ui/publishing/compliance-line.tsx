import type { ComplianceFinding, ComplianceVerdict } from '@spinreel/api-contract/publishing';
import { markets } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { notLegalAdvice, summarizeCompliance } from '@spinreel/config-schema/messages/publishing-messages';
import { Fragment, type ReactNode } from 'react';
import { describePassed } from '../../lib/format/describe-passed.ts';
import { formatDay } from '../../lib/format/format-time.ts';
import { SourceLink } from '../actions/source-link.tsx';
import { RuleGroup, RuleItem } from '../feedback/rule-group.tsx';
import { ownCheck } from '../feedback/rule-source.tsx';
import { PublishingIssue } from './publishing-issue.tsx';
import { PublishingLine, type LineTone } from './publishing-line.tsx';
import styles from './publishing-details.module.css';

interface ComplianceLineProps {
  verdict: ComplianceVerdict;
  /** Renders the way to the field that fixes a finding. */
  renderFix?: (finding: ComplianceFinding) => ReactNode;
}

/** Whether an ad shows what its market requires. */
export function ComplianceLine({ verdict, renderFix }: ComplianceLineProps) {
  const { product, market } = verdict;
  return (
    <PublishingLine
      topic="lawful"
      tone={findTone(verdict)}
      status={`${productTypeLabels[product]}, ${markets[market]}: ${summarizeCompliance(verdict)}`}
      details={<ComplianceDetails verdict={verdict} {...(renderFix && { renderFix })} />}
    />
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
  return (
    <div className={styles.details}>
      {broken.length > 0 && (
        <ul className={styles.issues}>
          {broken.map((finding) => (
            <PublishingIssue
              key={describeKey(finding)}
              severity={finding.severity}
              message={finding.message}
              places={finding.places}
              fix={finding.fix}
              source={{ label: finding.sourceUrl === null ? ownCheck : 'Source', url: finding.sourceUrl }}
            >
              {renderFix?.(finding)}
            </PublishingIssue>
          ))}
        </ul>
      )}
      {notJudged.length > 0 && (
        <ul className={styles.notes}>
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
      <p className={styles.footnote}>
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

/** Two laws may be broken by the same element and have the same source. */
function describeKey({ id, element, sourceUrl, message }: ComplianceFinding): string {
  return [id, element, sourceUrl, message].join(' ');
}
