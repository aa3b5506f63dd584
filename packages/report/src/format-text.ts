import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { styleText } from 'node:util';
import type { UnjudgedRule } from '@spinreel/preflight/verdict';
import type { CheckedFile, CheckReport } from './check-report.ts';
import { cleanText } from './wording/clean-text.ts';
import { countResults, hasPassed, isReady, writeCounts, writePassed, writeReady } from './count-results.ts';
import { ownRuleText, writeSource } from './wording/describe-source.ts';
import { labelNetwork } from './wording/label-network.ts';
import {
  groupProblems,
  listAllProblems,
  listProblems,
  maxShownPlaces,
  severities,
  type Problem,
} from './list-problems.ts';
import { listTopics, type Topic, type TopicResult } from './publishing/list-topics.ts';
import { formatStoreCalls } from './store-calls/format-store-calls.ts';
import { writeSize } from './wording/write-size.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/**
 * Formats a report for terminals: for each file what broke, the worst first, with its places and how to fix it. With
 * `colours`, the text contains escape sequences for colours.
 *
 * @example
 * process.stdout.write(formatText(report, { colours: process.stdout.hasColors() }));
 */
export function formatText(report: CheckReport, options: { readonly colours?: boolean } = {}): string {
  const paint: Paint = (style, text) =>
    options.colours === true ? styleText(style, text, { validateStream: false }) : text;
  const blocks = report.files.map((file) => formatFile(file, paint));
  const storeCalls = formatStoreCalls(report, (state, text) => paint(storeCallStyles[state], text));
  return `${[...blocks, ...(storeCalls === null ? [] : [storeCalls]), formatSummary(report, paint)].join('\n\n')}\n`;
}

function formatFile(file: CheckedFile, paint: Paint): string {
  const { fileName, sizeBytes, sha256, verdicts } = file;
  const mark = isReady(file) ? paint('green', '✓') : paint('red', '✗');
  const madeWith = verdicts.find((verdict) => verdict.madeWith !== null)?.madeWith;
  const facts = [
    writeSize(sizeBytes),
    madeWith ? `made with ${cleanText(madeWith)}` : null,
    `SHA-256 ${sha256}`,
  ];
  return [
    `${mark} ${paint('bold', cleanText(fileName))}`,
    paint('dim', `  ${facts.filter((fact) => fact !== null).join(', ')}`),
    ...formatVerdicts(file, paint),
    ...listProblems(file).flatMap((problem) => ['', ...formatProblem(problem, paint)]),
    ...formatUnjudged(file.verdicts, paint),
    ...listTopics(file).flatMap((topic) => formatTopic(topic, paint)),
  ].join('\n');
}

function formatVerdicts({ verdicts }: CheckedFile, paint: Paint): string[] {
  const width = Math.max(0, ...verdicts.map(({ network }) => labelNetwork(network).length));
  const inOrder = verdicts.toSorted((a, b) => Number(a.passed) - Number(b.passed));
  return inOrder.map((verdict) => {
    const counts = countResults(verdict);
    const mark = verdict.passed ? paint('green', '✓') : paint('red', '✗');
    const broken = writeCounts(counts);
    const result = `${writePassed(counts.passed, verdict.findings.length)}${broken === null ? '' : `, ${broken}`}`;
    return `  ${mark} ${labelNetwork(verdict.network).padEnd(width)}  ${result}`;
  });
}

const storeCallStyles = {
  seen: 'green',
  found: 'green',
  unseen: 'red',
  missing: 'red',
  unknown: 'yellow',
} as const satisfies Record<string, Style>;

const styles = { error: 'red', warning: 'yellow', advice: 'cyan' } as const satisfies Record<
  Problem['severity'],
  Style
>;

function formatProblem(problem: Problem, paint: Paint): string[] {
  const { ruleId, severity, message, fix, networkLabels, uploadErrors, occurrences, occurrenceCount } =
    problem;
  const names = [ruleId, ...uploadErrors].map(cleanText).join(', ');
  const places = occurrences.slice(0, maxShownPlaces);
  const hidden = occurrenceCount - places.length;
  const width = Math.max(0, ...places.map((place) => writePlace(place).length));
  return [
    `  ${paint(styles[severity], severity)} ${paint('bold', cleanText(message))}`,
    paint('dim', `    ${names}: ${networkLabels.join(', ')}`),
    ...places.map((place) => {
      const excerpt = paint('dim', cleanText(place.excerpt));
      return `    ${paint('cyan', cleanText(writePlace(place).padEnd(width)))}  ${excerpt}`.trimEnd();
    }),
    ...(hidden > 0 ? [`    and ${writeCount(hidden, 'more place')}`] : []),
    `    Fix: ${cleanText(fix)}`,
    ...(problem.sources.length === 0 ? [paint('dim', `    Source: ${ownRuleText}`)] : []),
    ...problem.sources.map((source) => {
      const networks = problem.sources.length > 1 ? `${source.networkLabels.join(', ')}: ` : '';
      return paint('dim', `    Source: ${networks}${writeSource(cleanText(source.url), source)}`);
    }),
  ];
}

function writePlace({ path, line, column }: { path: string; line: number; column: number }): string {
  return `${path}:${line}:${column}`;
}

/** Lists the rules that were not judged, together for the networks with the same reason. */
function formatUnjudged(
  results: readonly { readonly notJudged: readonly UnjudgedRule[] }[],
  paint: Paint,
): string[] {
  const rulesByReason = new Map<string, Set<string>>();
  for (const { ruleId, reason } of results.flatMap(({ notJudged }) => notJudged))
    rulesByReason.set(reason, (rulesByReason.get(reason) ?? new Set()).add(ruleId));
  if (rulesByReason.size === 0) return [];
  return [
    '',
    `  ${paint('bold', 'Not judged')}`,
    ...[...rulesByReason].map(([reason, rules]) => `    ${cleanText(reason)} (${[...rules].join(', ')})`),
  ];
}

/** Formats the answers to one question, then what to change. */
function formatTopic({ title, results, notes }: Topic, paint: Paint): string[] {
  return [
    '',
    `  ${paint('bold', title)}`,
    ...results.map((result) => {
      const { network, summary } = result;
      return `  ${drawMark(result, paint)} ${labelNetwork(network)}: ${cleanText(summary)}`;
    }),
    ...groupProblems(results).flatMap((problem) => ['', ...formatProblem(problem, paint)]),
    ...formatUnjudged(results, paint),
    '',
    ...notes.map((note) => paint('dim', `  ${cleanText(note)}`)),
  ];
}

function drawMark({ passed, isJudged }: TopicResult, paint: Paint): string {
  if (!passed) return paint('red', '✗');
  return isJudged ? paint('green', '✓') : paint('dim', '-');
}

function formatSummary(report: CheckReport, paint: Paint): string {
  const { files, version } = report;
  const problems = files.flatMap(listAllProblems);
  const [errors = 0, warnings = 0, advice = 0] = severities.map(
    (severity) => problems.filter((problem) => problem.severity === severity).length,
  );
  const broken = writeCounts({ errors, warnings, advice, passed: 0, notJudged: 0 }) ?? 'no problems';
  const result = `${writeReady(report)}, ${broken}`;
  const style = hasPassed(report) ? 'green' : 'red';
  return `${paint(['bold', style], result)} ${paint('dim', `(Spinreel ${version})`)}`;
}
