import type { Finding } from '@spinreel/preflight/finding';
import type { CheckedFile, CheckReport, ReportVerdict } from '../check-report.ts';
import { countResults } from '../count-results.ts';
import { describeSource, ownRuleText } from '../wording/describe-source.ts';
import { labelNetwork } from '../wording/label-network.ts';
import { markup, type Markup } from '../markup.ts';

/**
 * Formats a report as JUnit XML, which most CI systems display: a suite for each file and network, and a test case for
 * each rule. Only errors are failures. Warnings and advice are output of a passed test, and rules that were not judged
 * are skipped tests.
 */
export function formatJunit(report: CheckReport): string {
  const counts = report.files.flatMap(({ verdicts }) => verdicts.map(countCases));
  const sum = (key: 'tests' | 'failures') => counts.reduce((total, count) => total + count[key], 0);
  const suites = report.files.map((file) =>
    file.verdicts.map((verdict) => formatSuite(report, file, verdict)),
  );
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Spinreel ${report.version}" tests="${sum('tests')}" failures="${sum('failures')}" errors="0">
${suites}</testsuites>
`.toString();
}

function countCases(verdict: ReportVerdict) {
  const { errors, notJudged } = countResults(verdict);
  return { tests: verdict.findings.length + notJudged, failures: errors, skipped: notJudged };
}

function formatSuite({ createdAt }: CheckReport, file: CheckedFile, verdict: ReportVerdict): Markup {
  const { tests, failures, skipped } = countCases(verdict);
  const name = `${file.fileName}: ${labelNetwork(verdict.network)}`;
  const timestamp = createdAt.toISOString().slice(0, 19);
  const properties = {
    network: verdict.network,
    sha256: verdict.sha256,
    madeWith: verdict.madeWith ?? 'unknown',
  };
  return markup`  <testsuite name="${name}" tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" timestamp="${timestamp}">
    <properties>
${Object.entries(properties).map(([key, value]) => markup`      <property name="${key}" value="${value}"/>\n`)}    </properties>
${verdict.findings.map((finding) => formatCase(name, finding))}${verdict.notJudged.map(
    ({ ruleId, reason }) =>
      markup`    <testcase name="${ruleId}" classname="${name}"><skipped>${reason}</skipped></testcase>\n`,
  )}  </testsuite>
`;
}

function formatCase(suite: string, finding: Finding): Markup {
  const { ruleId, passed, severity, message } = finding;
  const start = markup`    <testcase name="${ruleId}" classname="${suite}"`;
  if (passed) return markup`${start}/>\n`;
  const details = describe(finding);
  if (severity === 'error')
    return markup`${start}><failure message="${message}" type="${severity}">${details}</failure></testcase>\n`;
  return markup`${start}><system-out>${severity}: ${details}</system-out></testcase>\n`;
}

function describe(finding: Finding): string {
  const { message, fix, source, occurrences, occurrenceCount } = finding;
  const hidden = occurrenceCount - occurrences.length;
  return [
    message,
    ...occurrences.map(({ path, line, column, excerpt }) => `${path}:${line}:${column} ${excerpt}`),
    ...(hidden > 0 ? [`and ${hidden} more`] : []),
    `Fix: ${fix}`,
    `Source: ${source === null ? ownRuleText : `${source} (${describeSource(finding)})`}`,
  ].join('\n');
}
