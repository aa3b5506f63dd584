import { stepProblems } from '@spinreel/config-schema/wizard-steps';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './missing-fields.module.css';

/** What is still missing before the preview. It keeps its place when nothing is, so that no field jumps. */
export function MissingFields() {
  const problems = useDraftSelector((state) => stepProblems(3, state.adDraft.config), shallowEqual);
  if (problems.length === 0)
    return (
      <Notice tone="success" title="Ready for the preview">
        Nothing is missing.
      </Notice>
    );
  return (
    <Notice tone="warning" title="Before you continue">
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}
