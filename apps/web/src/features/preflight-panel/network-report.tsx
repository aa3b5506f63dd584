import type { CheckedRule, NetworkVerdict } from '@spinreel/api-contract/exports';
import { CircleCheck, CircleX } from 'lucide-react';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { IssueBox } from '../../ui/feedback/issue-box.tsx';
import { RuleGroup, RuleItem } from '../../ui/feedback/rule-group.tsx';
import { RuleSource } from '../../ui/feedback/rule-source.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { FixButton } from './fix-button.tsx';
import { findFixOfMissingFile, findFixOfRule, type FixTarget } from './fix-target.ts';
import { describePassed } from '../../lib/format/describe-passed.ts';
import { countIssues, describeIssues } from './summarize-verdicts.ts';
import styles from './network-report.module.css';

interface NetworkReportProps {
  verdict: NetworkVerdict;
  onFix: (target: FixTarget) => void;
}

/** One network's verdict: the failed checks and how to fix them; the passed ones are collapsed. */
export function NetworkReport({ verdict, onFix }: NetworkReportProps) {
  const { network, label, passed, problem, sha256, fileSize, rules } = verdict;
  const broken = rules.filter((rule) => !rule.passed);
  const passedRules = rules.filter((rule) => rule.passed);
  const titleId = `preflight-${network}`;
  return (
    <section className={styles.report} aria-labelledby={titleId} data-passed={passed || undefined}>
      <header className={styles.header}>
        {passed ? <CircleCheck /> : <CircleX />}
        <h4 id={titleId} className={styles.title}>
          <VisuallyHidden>{label}</VisuallyHidden> Check:{' '}
          <span className={styles.count}>{describeIssues(countIssues(verdict))}</span>
        </h4>
        {fileSize !== null && <p className="small-faint digits">{formatBytes(fileSize)}</p>}
      </header>
      {problem !== null && (
        <IssueBox severity="error" message={problem.message}>
          <FixButton target={findFixOfMissingFile(problem)} onFix={onFix} />
        </IssueBox>
      )}
      {broken.length > 0 && (
        <ul className="stack gap-3">
          {broken.map((rule) => (
            <li key={rule.id}>
              <BrokenRule rule={rule} onFix={onFix} />
            </li>
          ))}
        </ul>
      )}
      {passedRules.length > 0 && (
        <RuleGroup summary={describePassed(passedRules.length)}>
          {passedRules.map((rule) => (
            <RuleItem key={rule.id} isKept>
              {rule.message} <RuleSource rule={rule} />
            </RuleItem>
          ))}
          {sha256 !== null && (
            <li className="small-faint breaks">
              Checksum of the checked file (SHA-256): <code>{sha256}</code>
            </li>
          )}
        </RuleGroup>
      )}
    </section>
  );
}

function BrokenRule({ rule, onFix }: { rule: CheckedRule; onFix: NetworkReportProps['onFix'] }) {
  return (
    <IssueBox severity={rule.severity} message={rule.message}>
      <p className="text-soft">
        {rule.fix} <RuleSource rule={rule} />
      </p>
      <FixButton target={findFixOfRule(rule.id)} onFix={onFix} />
    </IssueBox>
  );
}
