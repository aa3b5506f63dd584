import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { toLeft } from '../scale/use-strip-geometry.ts';
import { toShare, type TimelineScale } from '../scale/timeline-math.ts';
import styles from './cut-proposal.module.css';

/** A suggested cut on the strip: a dashed frame around its part, and a numbered mark at each of its pauses. */
export function CutProposal({ cut, scale }: { cut: SuggestedCut; scale: TimelineScale }) {
  const { startSeconds, endSeconds } = cut.trim;
  const width = (toShare(endSeconds, scale) - toShare(startSeconds, scale)) * 100;
  return (
    // The text next to the button says the same.
    <div aria-hidden="true">
      <span
        className={styles.part}
        data-testid="cut-proposal"
        style={{ left: toLeft(startSeconds, scale), width: `${width}%` }}
      >
        <span className={styles.name}>Suggested</span>
      </span>
      {cut.pauses.map(({ timestampSeconds, frame }, index) => (
        <span key={frame} className={styles.pause} style={{ left: toLeft(timestampSeconds, scale) }}>
          <span className={styles.number}>{index + 1}</span>
        </span>
      ))}
    </div>
  );
}
