import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { PublishingLine } from '../../../ui/publishing/publishing-line.tsx';
import { QualityLine } from '../../../ui/publishing/quality-line.tsx';
import { FixButton } from '../fix-button.tsx';
import { findFixOfField, type FixTarget } from '../fix-target.ts';
import { describeUnanswered } from './describe-unanswered.ts';
import type { Publishing } from './use-publishing.ts';

interface LikelyLineProps {
  publishing: Publishing;
  onFix: (target: FixTarget) => void;
}

/** How likely viewers are to understand and play the ad. */
export function LikelyLine({ publishing, onFix }: LikelyLineProps) {
  const hasMusic = useDraftSelector(({ adDraft }) =>
    Boolean(adDraft.document.assets?.backgroundMusic?.filePath),
  );
  if (publishing.status !== 'checked') {
    const isChecking = publishing.status === 'checking' || publishing.status === 'busy';
    return (
      <PublishingLine
        topic="quality"
        tone={isChecking ? 'busy' : 'calm'}
        status={describeUnanswered(publishing)}
      />
    );
  }
  return (
    <QualityLine
      quality={publishing.check.quality}
      renderFix={(measure) => <FixButton target={findFixOfField(measure, { hasMusic })} onFix={onFix} />}
    />
  );
}
