import { Clean } from 'typebox/value';
import type { CheckReport } from '../check-report.ts';
import { countResults, hasPassed, isReady } from '../count-results.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { jsonFormatVersion, JsonReport } from './json-report.ts';

/** Formats a report as JSON for other programs, as described in `schema/report.schema.json`. */
export function formatJson(report: CheckReport): string {
  const json = {
    formatVersion: jsonFormatVersion,
    createdAt: report.createdAt.toISOString(),
    version: report.version,
    passed: hasPassed(report),
    files: report.files.map((file) => ({
      ...file,
      passed: isReady(file),
      verdicts: file.verdicts.map((verdict) => ({
        ...verdict,
        networkLabel: labelNetwork(verdict.network),
        storeCall: verdict.storeCall ?? null,
        counts: countResults(verdict),
        screenshots: (verdict.screenshots ?? []).map(({ png: _png, ...picture }) => picture),
      })),
      publishing: (file.publishing ?? []).map((answers) => ({
        ...answers,
        networkLabel: labelNetwork(answers.network),
      })),
    })),
  };
  // Removes what the schema does not name, so that a new field does not become part of the format by accident.
  return `${JSON.stringify(Clean(JsonReport, structuredClone(json)), null, 2)}\n`;
}
