import { LevelCards } from '../../../features/timeline/level-cards.tsx';
import { TimelineEditor } from '../../../features/timeline/timeline-editor.tsx';
import styles from './step-stack.module.css';

/** Step 2: how often the video waits, where, and which part of it plays. */
export function PauseStep() {
  return (
    <div className={styles.stack}>
      <LevelCards />
      <TimelineEditor />
    </div>
  );
}
