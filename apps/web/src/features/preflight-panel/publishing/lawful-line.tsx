import type { ComplianceVerdict, PublishingCheck } from '@spinreel/api-contract/publishing';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { markets } from '@spinreel/config-schema/compliance/markets';
import {
  hasJudgedElements,
  notLegalAdvice,
  publishingTitles,
  summarizeCompliance,
} from '@spinreel/config-schema/messages/publishing-messages';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { Fragment } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { SourceLink } from '../../../ui/actions/source-link.tsx';
import { RuleGroup, RuleItem } from '../../../ui/feedback/rule-group.tsx';
import { ownCheck } from '../../../ui/feedback/rule-source.tsx';
import { findFixOfField, type FixTarget } from '../fix-target.ts';
import { PublishingIssue } from './publishing-issue.tsx';
import { PublishingLine, type LineTone } from './publishing-line.tsx';
import styles from './publishing-details.module.css';

interface LawfulLineProps {
  compliance: Compliance | undefined;
  /** Null until the ad has been played. */
  check: PublishingCheck | null;
  isChecking: boolean;
  onFix: (target: FixTarget) => void;
}

/** Whether the ad shows what its market requires. */
export function LawfulLine({ compliance, check, isChecking, onFix }: LawfulLineProps) {
  const title = publishingTitles.lawful;
  const { product, market } = compliance ?? {};
  if (product === undefined || market === undefined) {
    return (
      <PublishingLine
        title={title}
        tone="calm"
        status="What an ad must show depends on what you advertise, and where."
      >
        <Button
          size="small"
          onClick={() =>
            onFix({
              step: 3,
              field: product === undefined ? 'compliance.product' : 'compliance.market',
              label: chooseLabel,
            })
          }
        >
          {chooseLabel}
        </Button>
      </PublishingLine>
    );
  }
  const choice = `${productTypeLabels[product]}, ${markets[market]}`;
  const verdict = check?.compliance ?? null;
  if (verdict === null) {
    return (
      <PublishingLine
        title={title}
        tone={isChecking ? 'busy' : 'calm'}
        status={`${choice}: ${isChecking ? 'checking...' : 'not checked yet.'}`}
      />
    );
  }
  return (
    <PublishingLine
      title={title}
      tone={findTone(verdict)}
      status={`${choice}: ${summarizeCompliance(verdict)}`}
      details={<ComplianceDetails verdict={verdict} onFix={onFix} />}
    />
  );
}

const chooseLabel = 'Choose what you advertise';

function findTone(verdict: ComplianceVerdict): LineTone {
  const { passed, presets, findings } = verdict;
  if (!passed) return 'bad';
  if (presets.length === 0 || !hasJudgedElements(verdict)) return 'calm';
  return findings.every((finding) => finding.passed) ? 'good' : 'warning';
}

function ComplianceDetails({
  verdict,
  onFix,
}: {
  verdict: ComplianceVerdict;
  onFix: LawfulLineProps['onFix'];
}) {
  const { presets, findings, notJudged } = verdict;
  const broken = findings.filter(({ passed }) => !passed);
  const passed = findings.filter((finding) => finding.passed);
  return (
    <div className={styles.details}>
      {broken.length > 0 && (
        <ul className={styles.issues}>
          {broken.map((finding) => (
            <PublishingIssue
              key={`${finding.id} ${finding.element} ${finding.sourceUrl}`}
              severity={finding.severity === 'error' ? 'error' : 'warning'}
              message={finding.message}
              places={finding.places}
              fix={finding.fix}
              source={{ label: finding.sourceUrl === null ? ownCheck : 'Source', url: finding.sourceUrl }}
              target={findFixOfField(finding, { hasMusic: false })}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      {notJudged.length > 0 && (
        <ul className={styles.notes}>
          {[...new Set(notJudged.map(({ reason }) => reason))].map((reason) => (
            <li key={reason}>Not judged: {reason}</li>
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <RuleGroup summary={`${passed.length} ${passed.length === 1 ? 'requirement' : 'requirements'} met`}>
          {passed.map((finding) => (
            <RuleItem key={`${finding.id} ${finding.element} ${finding.sourceUrl}`} isKept>
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
              {source.label}, checked on {checkedOn}
            </SourceLink>
            .{' '}
          </Fragment>
        ))}
        {notLegalAdvice}
      </p>
    </div>
  );
}
