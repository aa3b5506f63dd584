import type { CheckVerdict } from '@spinreel/api-contract/checks';
import { CircleCheck, CircleX } from 'lucide-react';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { countIssues } from '../issues/group-issues.ts';
import styles from './glance-list.module.css';

/** All networks in a few lines. Each leads to its row in the list of verdicts. */
export function GlanceList({ verdicts }: { verdicts: readonly CheckVerdict[] }) {
  return (
    <ul className={styles.list}>
      {verdicts.map((verdict) => {
        const { network, label, passed } = verdict;
        const { error, warning } = countIssues(verdict);
        return (
          <li key={network}>
            <a href={`#verdict-${network}-row`} className={styles.network} data-passed={passed || undefined}>
              {passed ? <CircleCheck /> : <CircleX />}
              <span className="grow">
                {label} <VisuallyHidden>{passed ? 'accepted' : 'rejected'}</VisuallyHidden>
              </span>
              {error + warning > 0 && (
                <span className="text-faint digits">
                  {error + warning} <VisuallyHidden>errors and warnings</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
