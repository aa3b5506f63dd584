import type { PublishingCheck, QualityMeasure, QualityVerdict } from '@spinreel/api-contract/publishing';
import {
  hasJudgedMeasures,
  isDangerous,
  isImprovable,
  publishingTitles,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { SourceLink } from '../../../ui/actions/source-link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { findFixOfField, type FixTarget } from '../fix-target.ts';
import { PublishingIssue } from './publishing-issue.tsx';
import { PublishingLine, type LineTone } from './publishing-line.tsx';
import { ScoreRing } from './score-ring.tsx';
import styles from './publishing-details.module.css';

interface QualityLineProps {
  /** Null until the ad has been played. */
  check: PublishingCheck | null;
  isChecking: boolean;
  onFix: (target: FixTarget) => void;
}

/** How likely viewers are to understand and play the ad. */
export function QualityLine({ check, isChecking, onFix }: QualityLineProps) {
  const title = publishingTitles.quality;
  if (check === null) {
    return (
      <PublishingLine
        title={title}
        tone={isChecking ? 'busy' : 'calm'}
        status={isChecking ? 'Checking...' : 'Not checked yet.'}
      />
    );
  }
  const { quality } = check;
  const tone = findTone(quality);
  return (
    <PublishingLine
      title={title}
      tone={tone}
      badge={<ScoreRing score={quality.score} tone={tone} />}
      status={summarizeQuality(quality)}
      details={<QualityDetails quality={quality} onFix={onFix} />}
    />
  );
}

function findTone(quality: QualityVerdict): LineTone {
  const { measures, grade } = quality;
  if (!hasJudgedMeasures(quality)) return 'calm';
  if (measures.some(isDangerous)) return 'bad';
  return grade === 'excellent' || grade === 'good' ? 'good' : 'warning';
}

function QualityDetails({ quality, onFix }: { quality: QualityVerdict; onFix: QualityLineProps['onFix'] }) {
  const { measures } = quality;
  const hasMusic = useDraftSelector(({ adDraft }) =>
    Boolean(adDraft.config.assets?.backgroundMusic?.filePath),
  );
  const toImprove = measures.filter(isImprovable).toSorted((a, b) => rank(a) - rank(b));
  const others = measures.filter((measure) => !isImprovable(measure));
  const goodCount = others.filter(({ status }) => status === 'good').length;
  return (
    <div className={styles.details}>
      {toImprove.length > 0 && (
        <ul className={styles.issues}>
          {toImprove.map((measure) => (
            <PublishingIssue
              key={measure.id}
              severity={isDangerous(measure) ? 'error' : 'warning'}
              heading={
                <p className={styles.heading}>
                  {measure.label}
                  <span>
                    {measure.valueText}, good is {measure.targetText}
                  </span>
                </p>
              }
              message={measure.message}
              places={measure.places}
              fix={measure.fix}
              source={measure.source}
              target={findFixOfField(measure, { hasMusic })}
              onFix={onFix}
            />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className={styles.passed} open={toImprove.length === 0}>
          <summary>
            {goodCount} of {measures.length} measures are good
          </summary>
          <ul className={styles.measures}>
            {others.map((measure) => (
              <OtherMeasure key={measure.id} measure={measure} />
            ))}
          </ul>
        </details>
      )}
      <p className={styles.footnote}>These are recommendations. They block nothing.</p>
    </div>
  );
}

/** A measure that is good, or that could not be judged. */
function OtherMeasure({ measure }: { measure: QualityMeasure }) {
  const { label, status, valueText, targetText, message, source } = measure;
  const isGood = status === 'good';
  return (
    <li className={styles.measure} data-status={status}>
      {isGood ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      <span>
        {label}
        <VisuallyHidden>: </VisuallyHidden>
      </span>
      <strong className={styles.value}>{isGood ? valueText : 'Not judged'}</strong>
      <span className={styles.note}>
        {message} Good is {targetText}. <SourceLink url={source.url}>{source.label}</SourceLink>
      </span>
    </li>
  );
}

function rank(measure: QualityMeasure): number {
  if (isDangerous(measure)) return 0;
  return measure.status === 'poor' ? 1 : 2;
}
