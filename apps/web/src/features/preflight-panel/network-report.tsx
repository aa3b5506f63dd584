import type { CheckedRule, NetworkVerdict } from '@spinreel/api-contract/exports';
import { CircleCheck, CircleX, ExternalLink, TriangleAlert, Wrench } from 'lucide-react';
import { formatBytes } from '../../lib/format/format-bytes.ts';
import { Button } from '../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { findFixOfMissingFile, findFixOfRule, type FixTarget } from './fix-target.ts';
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
        {passed ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        <h4 id={titleId} className={styles.title}>
          <VisuallyHidden>{label}</VisuallyHidden> Preflight{' '}
          <span className={styles.count}>{describeIssues(countIssues(verdict))}</span>
        </h4>
        {fileSize !== null && <p className={styles.file}>{formatBytes(fileSize)}</p>}
      </header>
      {problem !== null && (
        <div className={styles.rule} data-severity="error">
          <p className={styles.message}>{problem.message}</p>
          <FixButton target={findFixOfMissingFile(problem)} onFix={onFix} />
        </div>
      )}
      {broken.length > 0 && (
        <ul className={styles.rules}>
          {broken.map((rule) => (
            <li key={rule.id}>
              <BrokenRule rule={rule} onFix={onFix} />
            </li>
          ))}
        </ul>
      )}
      {passedRules.length > 0 && (
        <details className={styles.passed}>
          <summary>
            {passedRules.length} {passedRules.length === 1 ? 'check' : 'checks'} passed
          </summary>
          <ul className={styles.rules}>
            {passedRules.map((rule) => (
              <li key={rule.id} className={styles.passedRule}>
                <CircleCheck aria-hidden="true" />
                <span>
                  {rule.message} <RuleSource rule={rule} />
                </span>
              </li>
            ))}
          </ul>
          {sha256 !== null && (
            <p className={styles.checksum}>
              Checksum of the checked file (SHA-256): <code>{sha256}</code>
            </p>
          )}
        </details>
      )}
    </section>
  );
}

function BrokenRule({ rule, onFix }: { rule: CheckedRule; onFix: (target: FixTarget) => void }) {
  const target = findFixOfRule(rule.id);
  return (
    <div className={styles.rule} data-severity={rule.severity}>
      <p className={styles.message}>
        <TriangleAlert aria-hidden="true" />
        <span>{rule.message}</span>
      </p>
      <p className={styles.fix}>
        {rule.fix} <RuleSource rule={rule} />
      </p>
      {target !== null && <FixButton target={target} onFix={onFix} />}
    </div>
  );
}

function FixButton({ target, onFix }: { target: FixTarget; onFix: (target: FixTarget) => void }) {
  return (
    <Button size="small" icon={<Wrench aria-hidden="true" />} onClick={() => onFix(target)}>
      {target.label}
    </Button>
  );
}

function RuleSource({ rule: { sourceUrl, checkedOn, uploadError } }: { rule: CheckedRule }) {
  if (sourceUrl === null) return <span className={styles.source}>Spinreel’s own check</span>;
  return (
    <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={styles.source}>
      Source{checkedOn === null ? '' : `, checked on ${checkedOn}`}
      {uploadError === null ? '' : `. The network’s name for this error is ${uploadError}.`}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
