import type { OutroComposition } from '@spinreel/config-schema/options/options';
import type { ReactNode } from 'react';
import styles from './outro-illustration.module.css';

/** A drawing of an outro in portrait. */
export function OutroIllustration({ composition }: { composition: OutroComposition }) {
  return (
    <span className={styles.illustration}>
      <svg viewBox="0 0 90 120" className={styles.screen} data-composition={composition}>
        {drawings[composition]}
        <rect x="19" y="98" width="52" height="13" rx="4" fill="var(--gold)" />
        <rect x="31" y="103" width="28" height="3" rx="1.5" fill="#2b1038" />
      </svg>
    </span>
  );
}

/** Light rays, and a white card with an icon, a name and stars. */
function AppCard() {
  return (
    <>
      <Rays />
      <rect x="11" y="22" width="68" height="60" rx="6" fill="var(--gold)" />
      <rect x="14" y="25" width="62" height="54" rx="4" fill="#fff" />
      <rect x="33" y="31" width="24" height="24" rx="5.5" fill="#f6c945" />
      <path d="M40 37h10l-6 13" className={styles.seven} />
      <rect x="27" y="60" width="36" height="4" rx="2" fill="#2b1038" />
      {[29, 37, 45, 53, 61].map((x) => (
        <path
          key={x}
          d={`m${x} 68 1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z`}
          fill="#f90"
        />
      ))}
    </>
  );
}

function Rays() {
  return (
    <path
      fill="#ffe88833"
      d="M45 58 8 0h16zM45 58 37 0h16zM45 58 66 0h16zM45 58 90 18v18zM45 58 90 54v16zM45 58 90 92v20zM45 58 0 18v18zM45 58 0 54v16zM45 58 0 92v20zM45 58 22 120h14zM45 58 54 120h14z"
    />
  );
}

/** Light rays, the framed picture of three reels, and the badge on its upper edge. */
function WinCard() {
  return (
    <>
      <Rays />
      <rect x="11" y="38" width="68" height="44" rx="5" fill="var(--gold)" />
      <rect x="14" y="41" width="62" height="38" rx="3" fill="#2b1038" />
      {[18, 37, 56].map((x) => (
        <g key={x}>
          <rect x={x} y="52" width="16" height="22" rx="2" fill="#f6ecd8" />
          <path d={`M${x + 4} 58h8l-5 11`} className={styles.seven} />
        </g>
      ))}
      <path
        className={styles.badge}
        d="m45 18 4 5 6-3 1 7 7 0-2 6 6 4-6 4 2 6-7 0-1 5H35l-1-5-7 0 2-6-6-4 6-4-2-6 7 0 1-7 6 3z"
      />
      <path d="m45 27 2.6 5.4 6 .8-4.4 4.1 1.1 5.9L45 40.4l-5.3 2.8 1.1-5.9-4.4-4.1 6-.8z" fill="#ffe888" />
    </>
  );
}

/** A landscape with the sun, which fills the screen. */
function FullImage() {
  return (
    <>
      <circle cx="62" cy="34" r="11" fill="#ffd27a" />
      <path d="M0 84 26 50l20 24 14-16 30 32v30H0z" fill="#1d6a5f" />
      <path d="M0 104 18 82l22 20 20-12 30 18v12H0z" fill="#234a56" />
    </>
  );
}

const drawings: Readonly<Record<OutroComposition, ReactNode>> = {
  'win-card': <WinCard />,
  image: <FullImage />,
  'app-card': <AppCard />,
};
