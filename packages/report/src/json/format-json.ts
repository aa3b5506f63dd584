import type {
  ComplianceFinding,
  ComplianceReport,
  QualityReport,
  Unscored,
} from '@spinreel/preflight/publishing-report';
import type { CheckReport } from '../check-report.ts';
import { countResults, hasPassed, isReady } from '../count-results.ts';
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
      passed: isReady(file),
      sizes: file.sizes.map(({ path, kind, bytes, packedBytes }) => ({ path, kind, bytes, packedBytes })),
      verdicts: file.verdicts.map((verdict) => ({
        network: verdict.network,
        networkLabel: labelNetwork(verdict.network),
        passed: verdict.passed,
        origin: verdict.origin,
        madeWith: verdict.madeWith,
        storeCall: selectStoreCall(verdict),
        counts: countResults(verdict),
        findings: verdict.findings.map(selectFields),
        notJudged: verdict.notJudged.map(({ ruleId, reason }) => ({ ruleId, reason })),
        screenshots: (verdict.screenshots ?? []).map(({ stage, orientation, widthPx, heightPx }) => {
          return { stage, orientation, widthPx, heightPx };
        }),
      })),
      publishing: (file.publishing ?? []).map(({ network, compliance, quality }) => ({
        network,
        networkLabel: labelNetwork(network),
        compliance: compliance === null ? null : selectCompliance(compliance),
        quality: selectQuality(quality),
      })),
    })),
  };
  return `${JSON.stringify(json, null, 2)}\n`;
}

function selectStoreCall({ storeCall = null }: CheckReport['files'][number]['verdicts'][number]) {
  return storeCall === null ? null : { state: storeCall.state, call: storeCall.call };
}

type JsonPublishing = JsonReport['files'][number]['publishing'][number];

function selectCompliance(report: ComplianceReport): JsonPublishing['compliance'] {
  const { product, market, presets, passed, findings, notJudged } = report;
  return {
    ...{ product, market, passed },
    presets: presets.map(({ id, label, source, checkedOn }) => ({
      ...{ id, label, checkedOn },
      source: { label: source.label, url: source.url },
    })),
    findings: findings.map((finding) => {
      const { element, places, field } = finding;
      return { ...selectFields(finding), element, places: selectPlaces(places), field };
    }),
    notJudged: notJudged.map(({ ruleId, reason }) => ({ ruleId, reason })),
  };
}

function selectQuality({ score, grade, unscored, measures }: QualityReport): JsonPublishing['quality'] {
  return {
    score,
    grade,
    unscored: unscored === null ? null : selectUnscored(unscored),
    measures: measures.map((measure) => {
      const { id, label, value, unit, valueText, targetText, status, isWarning } = measure;
      const { message, fix, field, places, source } = measure;
      return {
        ...{ id, label, value, unit, valueText, targetText, status, isWarning, message, fix, field },
        places: selectPlaces(places),
        source: { label: source.label, url: source.url },
      };
    }),
  };
}

function selectUnscored({ code, judgedCount, measureCount, neededCount, failure }: Unscored) {
  return { code, judgedCount, measureCount, neededCount, failure };
}

function selectPlaces(places: ComplianceFinding['places']) {
  return places.map(({ screen, shapeId }) => ({ screen, shapeId }));
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
