import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { IssueItem, RuleSource } from '../issues/issue-item.tsx';
import { ScreenshotStrip } from './screenshot-strip.tsx';
import styles from './verdict-details.module.css';

/** Everything that is known about a file for one network. */
export function VerdictDetails({ verdict }: { verdict: CheckVerdict }) {
  const { label, findings, notJudged, screenshots } = verdict;
  const broken = findings.filter(({ passed }) => !passed);
  const passed = findings.filter((finding) => finding.passed);
  return (
    <div className={styles.details}>
      {screenshots.length > 0 && <ScreenshotStrip label={label} screenshots={screenshots} />}
      {broken.length > 0 && (
        <ul className={styles.rules}>
          {broken.map((finding) => (
            <li key={finding.id}>
              <IssueItem finding={finding} networks={null} />
            </li>
          ))}
        </ul>
      )}
      {notJudged.length > 0 && (
        <details className={styles.group}>
          <summary>
            {notJudged.length} {notJudged.length === 1 ? 'rule' : 'rules'} not judged
          </summary>
          <ul className={styles.rules}>
            {notJudged.map(({ ruleId, reason }) => (
              <li key={ruleId} className={styles.rule}>
                <CircleDashed aria-hidden="true" />
                <span>
                  <code>{ruleId}</code> {reason}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {passed.length > 0 && (
        <details className={styles.group}>
          <summary>
            {passed.length} {passed.length === 1 ? 'rule' : 'rules'} passed
          </summary>
          <ul className={styles.rules}>
            {passed.map((finding) => (
              <li key={finding.id} className={styles.rule} data-passed>
                <CircleCheck aria-hidden="true" />
                <span>
                  {finding.message} <RuleSource finding={finding} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
