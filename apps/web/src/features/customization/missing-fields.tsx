import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { findStepProblems } from '@spinreel/config-schema/rules/wizard-steps';
import { useId } from 'react';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './missing-fields.module.css';

/** Lists the fields that are missing before the preview. `onFix` is called with the field that fixes a problem. */
export function MissingFields({ onFix }: { onFix: (field: FieldId) => void }) {
  const problems = useDraftSelector((state) => findStepProblems(3, state.adDraft.config), hasSameProblems);
  const id = useId();
  if (problems.length === 0) return <Notice tone="success" title="Ready for the preview" />;
  return (
    <Notice tone="warning" title="Before you continue">
      <ul className={styles.list}>
        {problems.map(({ code, field, params }) => (
          <li key={`${code} ${field}`} className={styles.problem}>
            <span id={`${id}-${code}-${field}`}>{describeProblem({ code, params }, 'step')}</span>
            <button
              type="button"
              className={styles.fix}
              aria-describedby={`${id}-${code}-${field}`}
              onClick={() => field !== null && onFix(field)}
            >
              Fix
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The parameters of this step's problems follow from their fields. */
function hasSameProblems(before: readonly Problem[], after: readonly Problem[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ code, field }, index) => code === after[index]?.code && field === after[index].field)
  );
}
