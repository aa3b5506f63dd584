import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import {
  publishingTitles,
  summarizeCompliance,
  summarizeQuality,
} from '@spinreel/config-schema/messages/publishing-messages';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Announces the answers of a check to screen readers. Must be in the page before the check ends. */
export function PublishingOutcome({ check }: { check: PublishingCheck | null }) {
  return <VisuallyHidden isLive>{check === null ? '' : describeOutcome(check)}</VisuallyHidden>;
}

function describeOutcome({ compliance, quality }: PublishingCheck): string {
  const requiredTexts =
    compliance === null ? '' : `${publishingTitles.requiredTexts}: ${summarizeCompliance(compliance)} `;
  return `${requiredTexts}${publishingTitles.quality}: ${summarizeQuality(quality)}`;
}
