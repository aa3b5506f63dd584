import type { CheckedRule, NetworkVerdict } from '@spinreel/api-contract/check-ad';
import { CircleCheck, CircleX, ExternalLink, TriangleAlert, Wrench } from 'lucide-react';
import { formatBytes } from '../../lib/format-bytes.ts';
import { Button } from '../../ui/button.tsx';
import { fixOfMissingFile, fixOfRule, type FixTarget } from './fix-target.ts';
import { issueCount, issueWords } from './issue-count.ts';
import styles from './network-report.module.css';

interface NetworkReportProps {
  verdict: NetworkVerdict;
  onFix: (target: FixTarget) => void;
}

/** One network's answer: what is broken and how to mend it; what is in order is folded away. */
export function NetworkReport({ verdict, onFix }: NetworkReportProps) {
  const { network, label, passed, problem, sha256, fileSize, rules } = verdict;
  const broken = rules.filter((rule) => !rule.passed);
  const kept = rules.filter((rule) => rule.passed);
  const titleId = `preflight-${network}`;
  return (
    <section className={styles.report} aria-labelledby={titleId} data-passed={passed || undefined}>
      <header className={styles.header}>
        {passed ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        <h3 id={titleId} className={styles.title}>
          {label} <span className={styles.count}>{issueWords(issueCount(verdict))}</span>
        </h3>
        {sha256 !== null && fileSize !== null && (
          <p className={styles.file}>
            {formatBytes(fileSize)} ·{' '}
            <code title={`SHA-256 ${sha256}`} aria-label={`Checksum ${sha256}`}>
              {sha256.slice(0, 12)}
            </code>
          </p>
        )}
      </header>
      {problem !== null && (
        <div className={styles.rule} data-severity="error">
          <p className={styles.message}>{problem}</p>
          <FixButton target={fixOfMissingFile} onFix={onFix} />
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
      {kept.length > 0 && (
        <details className={styles.kept}>
          <summary>{kept.length} rules kept</summary>
          <ul className={styles.rules}>
            {kept.map((rule) => (
              <li key={rule.id} className={styles.keptRule}>
                <CircleCheck aria-hidden="true" />
                <span>
                  {rule.message} <RuleSource rule={rule} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function BrokenRule({ rule, onFix }: { rule: CheckedRule; onFix: (target: FixTarget) => void }) {
  const target = fixOfRule(rule.id);
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

function RuleSource({ rule: { sourceUrl, checkedOn } }: { rule: CheckedRule }) {
  if (sourceUrl === null) return <span className={styles.source}>Spinreel’s own rule</span>;
  return (
    <a href={sourceUrl} target="_blank" rel="noopener noreferrer" className={styles.source}>
      Source{checkedOn === null ? '' : `, read on ${checkedOn}`}
      <ExternalLink aria-hidden="true" />
    </a>
  );
}
