import type { CheckedFile, CheckReport, ReportFinding } from '../check-report.ts';
import { countResults } from '../count-results.ts';
import { ownRuleText, writeSource } from '../wording/describe-source.ts';
import { listTopics, type TopicResult } from '../publishing/list-topics.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { markup, type Markup } from '../markup.ts';

/**
 * Formats a report as JUnit XML, which most CI systems display: a suite for each file and network, and a test case for
 * each rule. Only errors are failures. Warnings and advice are output of a passed test, and rules that were not judged
 * are skipped tests.
 */
export function formatJunit(report: CheckReport): string {
  const suites = report.files.flatMap(listSuites);
  const counts = suites.map(({ result }) => countCases(result));
  const sum = (key: 'tests' | 'failures') => counts.reduce((total, count) => total + count[key], 0);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Spinreel ${report.version}" tests="${sum('tests')}" failures="${sum('failures')}" errors="0">
${suites.map((suite) => formatSuite(report, suite))}</testsuites>
`.toString();
}

/** What was found out about a file for one network: its verdict, or the answer to a question about publishing. */
interface Suite {
  readonly name: string;
  readonly result: Pick<TopicResult, 'findings' | 'notJudged'>;
  readonly properties: Readonly<Record<string, string>>;
}

function listSuites(file: CheckedFile): Suite[] {
  const { fileName, sha256, verdicts } = file;
  const topics = listTopics(file).flatMap(({ title, results }) =>
    results.map((result) => ({ title, result })),
  );
  return [
    ...verdicts.map((verdict) => ({
      name: `${fileName}: ${labelNetwork(verdict.network)}`,
      result: verdict,
      properties: {
        network: verdict.network,
        sha256: verdict.sha256,
        madeWith: verdict.madeWith ?? 'unknown',
      },
    })),
    ...topics.map(({ title, result }) => ({
      name: `${fileName}: ${labelNetwork(result.network)}: ${title}`,
      result,
      properties: { network: result.network, sha256, summary: result.summary },
    })),
  ];
}

function countCases(result: Suite['result']) {
  const skipped = groupUnjudged(result).size;
  return { tests: result.findings.length + skipped, failures: countResults(result).errors, skipped };
}

function formatSuite({ createdAt }: CheckReport, { name, result, properties }: Suite): Markup {
  const { tests, failures, skipped } = countCases(result);
  const timestamp = createdAt.toISOString().slice(0, 19);
  return markup`  <testsuite name="${name}" tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" timestamp="${timestamp}">
    <properties>
${Object.entries(properties).map(([key, value]) => markup`      <property name="${key}" value="${value}"/>\n`)}    </properties>
${nameCases(result.findings).map(([caseName, finding]) => formatCase(name, caseName, finding))}${[
    ...groupUnjudged(result),
  ].map(
    ([ruleId, reasons]) =>
      markup`    <testcase name="${ruleId}" classname="${name}"><skipped>${[...reasons].join('\n')}</skipped></testcase>\n`,
  )}  </testsuite>
`;
}

/** Names each finding once: CI systems merge tests of the same name. */
function nameCases(findings: readonly ReportFinding[]): [name: string, finding: ReportFinding][] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const { ruleId, element = null } = finding;
    const name = element === null ? ruleId : `${ruleId}: ${element}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [count === 1 ? name : `${name} (${count})`, finding];
  });
}

/** Returns why each rule was not judged. */
function groupUnjudged({ notJudged }: Suite['result']): ReadonlyMap<string, ReadonlySet<string>> {
  const reasonsByRule = Map.groupBy(notJudged, ({ ruleId }) => ruleId);
  return new Map(
    [...reasonsByRule].map(([ruleId, rules]) => [ruleId, new Set(rules.map(({ reason }) => reason))]),
  );
}

function formatCase(suite: string, name: string, finding: ReportFinding): Markup {
  const { passed, severity, message } = finding;
  const start = markup`    <testcase name="${name}" classname="${suite}"`;
  if (passed) return markup`${start}/>\n`;
  const details = describe(finding);
  if (severity === 'error')
    return markup`${start}><failure message="${message}" type="${severity}">${details}</failure></testcase>\n`;
  return markup`${start}><system-out>${severity}: ${details}</system-out></testcase>\n`;
}

function describe(finding: ReportFinding): string {
  const { message, fix, source, occurrences, occurrenceCount } = finding;
  const hidden = occurrenceCount - occurrences.length;
  return [
    message,
    ...occurrences.map(({ path, line, column, excerpt }) => `${path}:${line}:${column} ${excerpt}`),
    ...(hidden > 0 ? [`and ${hidden} more`] : []),
    `Fix: ${fix}`,
    `Source: ${source === null ? ownRuleText : writeSource(source, finding)}`,
  ].join('\n');
}
