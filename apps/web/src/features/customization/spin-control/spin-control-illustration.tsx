import type { SpinControl } from '@spinreel/config-schema/options/options';
import styles from './spin-control-illustration.module.css';

/** A drawing of a slot game at a pause: with a button below the reels, or with a ring on the game's own button. */
export function SpinControlIllustration({ control }: { control: SpinControl }) {
  return (
    <span className={styles.illustration}>
      <svg viewBox="0 0 120 90" className={styles.screen}>
        <rect x="16" y="8" width="88" height="40" rx="5" fill="var(--gold)" />
        {[20, 48, 76].map((x) => (
          <g key={x}>
            <rect x={x} y="12" width="24" height="32" rx="2" fill="#f6ecd8" />
            <path d={`M${x + 7} 20h10l-6 16`} className={styles.seven} />
          </g>
        ))}
        {control === 'button' ? (
          <>
            <rect x="32" y="58" width="56" height="20" rx="6" className={styles.button} />
            <rect x="46" y="66" width="28" height="4" rx="2" fill="#fff" />
          </>
        ) : (
          <>
            <circle cx="60" cy="67" r="10" className={styles.gameButton} />
            <path d="M56 64a5 5 0 1 1-.5 5.500M54.5 62l1.5 3 3-1.5" className={styles.arrow} />
            <circle cx="60" cy="67" r="19" className={styles.halo} />
            <circle cx="60" cy="67" r="15" className={styles.ring} />
          </>
        )}
        <path
          d="M71 68a2.5 2.5 0 0 1 5 0v7q3-2 5 .5 3-1 4 1.5 3 0 3 3v3q-1 6-7 6h-3q-4 0-6-4l-4-6q-1-3 3-3z"
          className={styles.hand}
        />
      </svg>
    </span>
  );
}
