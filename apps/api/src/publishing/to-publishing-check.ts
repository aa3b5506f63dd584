import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { labelNetwork } from '@spinreel/report/wording/label-network';
import { toCheckedRule } from '../exports/check-ad.ts';
import type { StoredPublishing } from '../check-process/stored-publishing.ts';

/** Converts a stored report about a file of this size to the shape of the API. */
export function toPublishingCheck(
  { network, sha256, compliance, quality }: StoredPublishing,
  { sizeBytes }: { sizeBytes: number },
): PublishingCheck {
  return {
    network,
    label: labelNetwork(network),
    sha256,
    fileSize: sizeBytes,
    compliance: compliance && {
      ...compliance,
      presets: [...compliance.presets],
      findings: compliance.findings.map((finding) => ({
        ...toCheckedRule(finding),
        element: finding.element,
        places: [...finding.places],
        field: finding.field,
      })),
      notJudged: [...compliance.notJudged],
    },
    quality: {
      ...quality,
      measures: quality.measures.map((measure) => ({ ...measure, places: [...measure.places] })),
    },
  };
}
