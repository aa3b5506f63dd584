import { Progress } from '@base-ui/react/progress';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** A thin bar that fills from left to right. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <Progress.Root value={percent} aria-label={label}>
      <Progress.Track className={styles.track}>
        <Progress.Indicator className={styles.indicator} />
      </Progress.Track>
    </Progress.Root>
  );
}
