import type { QualityMeasure, QualityVerdict } from '@spinreel/api-contract/publishing';
import {
  isDangerous,
  isImprovable,
  onlyRecommendations,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { SourceLink } from '../actions/source-link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { PublishingIssue } from './publishing-issue.tsx';
import { PublishingLine, type LineTone } from './publishing-line.tsx';
import styles from './publishing-details.module.css';

interface QualityLineProps {
  quality: QualityVerdict;
  /** Renders the way to the field that improves a measure. */
  renderFix?: (measure: QualityMeasure) => ReactNode;
}

/** How likely viewers are to understand and play an ad. */
export function QualityLine({ quality, renderFix }: QualityLineProps) {
  const tone = findTone(quality);
  return (
    <PublishingLine
      topic="quality"
      tone={tone}
      badge={quality.score === null ? undefined : <ScoreRing score={quality.score} tone={tone} />}
      status={summarizeQuality(quality)}
      details={<QualityDetails quality={quality} {...(renderFix && { renderFix })} />}
    />
  );
}

function findTone({ score, measures, grade }: QualityVerdict): LineTone {
  if (measures.some(isDangerous)) return 'bad';
  if (score === null) return 'calm';
  return grade === 'excellent' || grade === 'good' ? 'good' : 'warning';
}

/** What could be better, the most important first, and all other measures. */
function QualityDetails({ quality: { measures }, renderFix }: QualityLineProps) {
  const toImprove = measures.filter(isImprovable).toSorted((a, b) => rank(a) - rank(b));
  const others = measures.filter((measure) => !isImprovable(measure));
  const goodCount = others.filter(({ status }) => status === 'good').length;
  return (
    <div className="stack gap-3 shrinks">
      {toImprove.length > 0 && (
        <ul className="stack gap-3">
          {toImprove.map((measure) => (
            <PublishingIssue
              key={measure.id}
              severity={isDangerous(measure) ? 'error' : 'advice'}
              heading={
                <p className={styles.heading}>
                  {measure.label}
                  <span className="small-soft">
                    {measure.valueText}, target: {measure.targetText}
                  </span>
                </p>
              }
              message={measure.message}
              places={measure.places}
              fix={measure.fix}
              source={measure.source}
            >
              {renderFix?.(measure)}
            </PublishingIssue>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details className="disclosure" open={toImprove.length === 0}>
          <summary>
            {goodCount} of {measures.length} measures are good
          </summary>
          <ul className="stack">
            {others.map((measure) => (
              <OtherMeasure key={measure.id} measure={measure} />
            ))}
          </ul>
        </details>
      )}
      <p className="small-faint">{onlyRecommendations}</p>
    </div>
  );
}

/** A measure that is good, or that could not be judged. */
function OtherMeasure({ measure }: { measure: QualityMeasure }) {
  const { label, status, valueText, message, source } = measure;
  const isGood = status === 'good';
  return (
    <li className={styles.measure} data-status={status}>
      {isGood ? <CircleCheck /> : <CircleDashed />}
      <span>
        {label}
        <VisuallyHidden>: </VisuallyHidden>
      </span>
      <strong className={styles.value}>{isGood ? valueText : 'Not judged'}</strong>
      <span className={styles.note}>
        {message} {describeTarget(measure)}
        <SourceLink url={source.url}>{source.label}</SourceLink>
      </span>
    </li>
  );
}

/** Describes what is good. Empty if the message says it. */
function describeTarget({ message, targetText }: QualityMeasure): string {
  return message.includes(targetText) ? '' : `Target: ${targetText}. `;
}

function rank(measure: QualityMeasure): number {
  if (isDangerous(measure)) return 0;
  return measure.status === 'poor' ? 1 : 2;
}

const radius = 15;
const circumference = 2 * Math.PI * radius;

/** A score of 0 to 100 as a number in a ring. The text next to it says the same. */
function ScoreRing({ score, tone }: { score: number; tone: LineTone }) {
  const length = (circumference * Math.min(100, Math.max(0, score))) / 100;
  return (
    <span className={styles.ring} data-tone={tone} aria-hidden="true">
      <svg viewBox="0 0 36 36">
        <circle cx="18" cy="18" r={radius} />
        <circle cx="18" cy="18" r={radius} strokeDasharray={`${length} ${circumference}`} />
      </svg>
      <span className="text-normal type-label digits">{Math.round(score)}</span>
    </span>
  );
}
