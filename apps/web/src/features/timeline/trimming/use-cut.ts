import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { describeCutPart, describeCutPauses } from '../../../lib/format/describe-cut.ts';
import { generateId } from '../../../lib/generate-id.ts';
import { trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import type { TimelineEdits } from '../use-timeline-edits.ts';

/** The suggested cut as an action. */
export interface CutAction {
  /** Whether the draft has the suggested part and pauses. */
  isUsed: boolean;
  /** Selects the suggested part and sets its pauses, in one step. Replaces all pause points. */
  use: () => void;
}

/** Applies a suggested cut to the draft, announces it and shows its first frame. */
export function useCut(options: {
  cut: SuggestedCut | null;
  trim: Trim;
  points: readonly PausePoint[];
  scale: TimelineScale;
  edits: TimelineEdits;
  showFrame: (frame: number) => void;
}): CutAction {
  const { cut, trim, points, scale, edits, showFrame } = options;
  return {
    isUsed: cut !== null && isCutUsed(cut, { trim, points, scale }),
    use() {
      if (cut === null) return;
      const { startSeconds, endSeconds } = cut.trim;
      edits.change({
        patch: {
          assets: { gameplayVideo: { trim: { startSeconds, endSeconds } } },
          pausePoints: cut.pauses.map(({ timestampSeconds, frame }, index) => ({
            id: generateId(),
            timestamp: timestampSeconds,
            frame,
            label: `Pause ${index + 1}`,
          })),
        },
        announcement: `Suggested cut used: ${describeCutPart(cut)}. ${describeCutPauses(cut)}`.trim(),
      });
      showFrame(trimFrames(cut.trim, scale).first);
    },
  };
}

function isCutUsed(
  cut: SuggestedCut,
  { trim, points, scale }: { trim: Trim; points: readonly PausePoint[]; scale: TimelineScale },
): boolean {
  const wanted = trimFrames(cut.trim, scale);
  const current = trimFrames(trim, scale);
  return (
    wanted.first === current.first &&
    wanted.last === current.last &&
    points.length === cut.pauses.length &&
    cut.pauses.every(
      ({ frame }, index) => toNearestFrame(points[index]?.timestamp ?? -1, scale.frameRate) === frame,
    )
  );
}
