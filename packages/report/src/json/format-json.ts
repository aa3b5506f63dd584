import type { CheckReport } from '../check-report.ts';
import { countResults, hasPassed, isAccepted } from '../count-results.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { jsonFormatVersion, type JsonReport } from './json-report.ts';

/** Formats a report as JSON for other programs, as described in `schema/report.schema.json`. */
export function formatJson(report: CheckReport): string {
  const { createdAt, version, files } = report;
  const json: JsonReport = {
    formatVersion: jsonFormatVersion,
    createdAt: createdAt.toISOString(),
    version,
    passed: hasPassed(report),
    files: files.map((file) => ({
      fileName: file.fileName,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      passed: isAccepted(file),
      sizes: file.sizes.map(({ path, kind, bytes, packedBytes }) => ({ path, kind, bytes, packedBytes })),
      verdicts: file.verdicts.map((verdict) => ({
        network: verdict.network,
        networkLabel: labelNetwork(verdict.network),
        passed: verdict.passed,
        origin: verdict.origin,
        madeWith: verdict.madeWith,
        counts: countResults(verdict),
        findings: verdict.findings.map(selectFields),
        notJudged: verdict.notJudged.map(({ ruleId, reason }) => ({ ruleId, reason })),
        screenshots: (verdict.screenshots ?? []).map(({ stage, orientation, widthPx, heightPx }) => {
          return { stage, orientation, widthPx, heightPx };
        }),
      })),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

type Finding = CheckReport['files'][number]['verdicts'][number]['findings'][number];
type JsonFinding = JsonReport['files'][number]['verdicts'][number]['findings'][number];

/** Names each field, so that a new field of a finding does not become part of the format by accident. */
function selectFields(finding: Finding): JsonFinding {
  const { ruleId, severity, passed, message, fix, occurrences, occurrenceCount } = finding;
  const { uploadError, limit, source, checkedOn, confidence } = finding;
  const places = occurrences.map(({ path, line, column, excerpt }) => ({ path, line, column, excerpt }));
  const result = { ruleId, severity, passed, message, fix, occurrences: places, occurrenceCount };
  return { ...result, uploadError, limit, source, checkedOn, confidence };
}
