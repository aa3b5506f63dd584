import type { Occurrence } from '@spinreel/preflight/syntax/source-text';
import { labelNetwork } from './wording/label-network.ts';
import type { CheckedFile, ReportFinding } from './check-report.ts';
import { listTopics } from './publishing/list-topics.ts';

/** The document that states a network's rule. */
export interface ProblemSource {
  readonly networkLabels: readonly string[];
  readonly url: string;
  readonly checkedOn: string | null;
  readonly confidence: ReportFinding['confidence'];
  readonly isLaw: boolean;
}

/** A broken rule of a file, together for all networks that object to the same thing in the same words. */
export interface Problem {
  readonly ruleId: string;
  readonly severity: ReportFinding['severity'];
  readonly message: string;
  readonly fix: string;
  /** The networks' ids, in the order of the verdicts. */
  readonly networks: readonly string[];
  readonly networkLabels: readonly string[];
  /** The networks' own names for the error. */
  readonly uploadErrors: readonly string[];
  /** The first places. */
  readonly occurrences: readonly Occurrence[];
  /** The number of all places. */
  readonly occurrenceCount: number;
  /** Empty if the rule is the product's own. */
  readonly sources: readonly ProblemSource[];
}

/** Lists what networks object to in a file: errors first, then warnings, then advice, those of most networks first. */
export function listProblems({ verdicts }: CheckedFile): Problem[] {
  return groupProblems(verdicts);
}

/** Lists what networks object to, then what the market does not accept or makes viewers leave. */
export function listAllProblems(file: CheckedFile): Problem[] {
  return [...listProblems(file), ...listTopics(file).flatMap(({ results }) => groupProblems(results))];
}

/** Lists the broken rules of several results, each once for all networks. */
export function groupProblems(
  results: readonly { readonly network: string; readonly findings: readonly ReportFinding[] }[],
): Problem[] {
  const groups = new Map<string, { network: string; finding: ReportFinding }[]>();
  for (const { network, findings } of results) {
    for (const finding of findings.filter(({ passed }) => !passed)) {
      const { ruleId, severity, message, fix, occurrences, occurrenceCount } = finding;
      const places = occurrences.map(({ path, line, column }) => `${path}:${line}:${column}`);
      const key = JSON.stringify([ruleId, severity, message, fix, occurrenceCount, places]);
      const group = groups.get(key) ?? [];
      groups.set(key, [...group, { network, finding }]);
    }
  }
  return [...groups.values()]
    .flatMap((group) => createProblem(group) ?? [])
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        b.networks.length - a.networks.length,
    );
}

/** From the worst to the most harmless. */
export const severities = [
  'error',
  'warning',
  'advice',
] as const satisfies readonly ReportFinding['severity'][];

/**
 * Formats that people read show this many places of a problem at once, and the number of the others. JSON, SARIF and JUnit
 * XML have all of `occurrences`.
 */
export const maxShownPlaces = 5;

function createProblem(group: readonly { network: string; finding: ReportFinding }[]): Problem | null {
  const first = group[0]?.finding;
  if (first === undefined) return null;
  const { ruleId, severity, message, fix, occurrences, occurrenceCount } = first;
  const networks = group.map(({ network }) => network);
  return {
    ruleId,
    severity,
    message,
    fix,
    networks,
    networkLabels: networks.map(labelNetwork),
    uploadErrors: [...new Set(group.flatMap(({ finding }) => finding.uploadError ?? []))],
    occurrences,
    occurrenceCount,
    sources: listSources(group),
  };
}

function listSources(group: readonly { network: string; finding: ReportFinding }[]): ProblemSource[] {
  const sources = new Map<string, ProblemSource>();
  for (const { network, finding } of group) {
    const { source: url, checkedOn, confidence, isLaw = false } = finding;
    if (url === null) continue;
    const networkLabels = [...(sources.get(url)?.networkLabels ?? []), labelNetwork(network)];
    sources.set(url, { networkLabels, url, checkedOn, confidence, isLaw });
  }
  return [...sources.values()];
}
