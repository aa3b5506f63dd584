import type { LineTone } from './publishing-line.tsx';
import styles from './score-ring.module.css';

const radius = 15;
const circumference = 2 * Math.PI * radius;

/** A score of 0 to 100 as a number in a ring. The text next to it says the same. */
export function ScoreRing({ score, tone }: { score: number; tone: LineTone }) {
  const length = (circumference * Math.min(100, Math.max(0, score))) / 100;
  return (
    <span className={styles.ring} data-tone={tone} aria-hidden="true">
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r={radius} />
        <circle cx="18" cy="18" r={radius} strokeDasharray={`${length} ${circumference}`} />
      </svg>
      <span>{Math.round(score)}</span>
    </span>
  );
}
