import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import type { CheckedFile, CheckReport } from './check-report.ts';
import { cleanText } from './wording/clean-text.ts';
import { countResults, hasPassed, writeReady } from './count-results.ts';
import { ownRuleText, writeSource } from './wording/describe-source.ts';
import { labelNetwork } from './wording/label-network.ts';
import { groupProblems, listProblems, maxShownPlaces, type Problem } from './list-problems.ts';
import { listTopics, type Topic, type TopicResult } from './publishing/list-topics.ts';
import { writeShare, writeSize } from './wording/write-size.ts';

/** The table of sizes shows this many assets of each file, and the rest as one row. */
const maxSizeRows = 10;

/** Formats a report as Markdown, for the summary of a CI job or a comment: verdicts, problems, and a table of sizes. */
export function formatMarkdown(report: CheckReport): string {
  const { files, createdAt, version } = report;
  const title = `${hasPassed(report) ? '✅' : '❌'} Preflight: ${writeReady(report)}`;
  const blocks = [
    `## ${title}`,
    table(
      ['File', 'Network', 'Verdict', 'Errors', 'Warnings', 'Recommendations', 'Passed'],
      files.flatMap((file) =>
        file.verdicts.map((verdict) => {
          const { errors, warnings, advice, passed } = countResults(verdict);
          const result = verdict.passed ? '✅ accepted' : '❌ rejected';
          const name = code(file.fileName);
          return [name, escape(labelNetwork(verdict.network)), result, errors, warnings, advice, passed];
        }),
      ),
    ),
    ...files.flatMap((file) => formatFile(file)),
    `Checked on ${createdAt.toISOString().slice(0, 10)} by Spinreel ${escape(version)}.`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function formatFile(file: CheckedFile): string[] {
  const { fileName, sizeBytes, sha256, verdicts, sizes } = file;
  const madeWith = verdicts.find((verdict) => verdict.madeWith !== null)?.madeWith;
  const facts = [
    writeSize(sizeBytes),
    madeWith ? `made with ${escape(madeWith)}` : null,
    `SHA-256 ${code(sha256)}`,
  ];
  return [
    `### ${code(fileName)}`,
    facts.filter((fact) => fact !== null).join(', '),
    ...listProblems(file).map(formatProblem),
    ...formatUnjudged(verdicts),
    ...listTopics(file).flatMap(formatTopic),
    ...(sizes.length === 0 ? [] : [collapse('Sizes by asset', formatSizes(file))]),
  ];
}

function formatUnjudged(results: readonly Pick<TopicResult, 'network' | 'notJudged'>[]): string[] {
  const unjudged = results.flatMap(({ network, notJudged }) =>
    notJudged.map(
      ({ ruleId, reason }) => `- ${escape(labelNetwork(network))}, ${code(ruleId)}: ${escape(reason)}`,
    ),
  );
  return unjudged.length === 0 ? [] : [collapse(`Not judged: ${unjudged.length}`, unjudged.join('\n'))];
}

/** Formats the answers to one question, then what to change, and everything that was judged. */
function formatTopic({ title, results, notes }: Topic): string[] {
  const judged = results.flatMap(({ network, findings }) =>
    findings.map(({ ruleId, passed, severity, message }) => [
      code(ruleId),
      escape(labelNetwork(network)),
      passed ? '✅' : marks[severity],
      escape(message),
    ]),
  );
  return [
    `#### ${title}`,
    results
      .map(
        ({ network, summary, passed, isJudged }) =>
          `- ${passed ? (isJudged ? '✅' : '➖') : '❌'} ${escape(labelNetwork(network))}: ${escape(summary)}`,
      )
      .join('\n'),
    ...groupProblems(results).map(formatProblem),
    ...formatUnjudged(results),
    ...(judged.length === 0
      ? []
      : [
          collapse(
            `Everything that was judged: ${judged.length}`,
            table(['Rule', 'Network', 'Result', 'Finding'], judged),
          ),
        ]),
    notes.map(escape).join(' '),
  ];
}

const marks = { error: '❌', warning: '⚠️', advice: '💡' } as const satisfies Record<
  Problem['severity'],
  string
>;

function formatProblem(problem: Problem): string {
  const { ruleId, severity, message, fix, networkLabels, uploadErrors, occurrences, occurrenceCount } =
    problem;
  const places = occurrences.slice(0, maxShownPlaces);
  const hidden = occurrenceCount - places.length;
  const sources = problem.sources.map((source) =>
    writeSource(`<${encodeURI(decodeUri(source.url))}>`, source),
  );
  return [
    `${marks[severity]} **${escape(message)}**  `,
    `${[ruleId, ...uploadErrors].map(code).join(', ')}: ${networkLabels.map(escape).join(', ')}`,
    '',
    ...places.map(({ path, line, column, excerpt }) =>
      `- ${code(`${path}:${line}:${column}`)} ${excerpt === '' ? '' : code(excerpt)}`.trimEnd(),
    ),
    ...(hidden > 0 ? [`- and ${writeCount(hidden, 'more place')}`] : []),
    `- Fix: ${escape(fix)}`,
    `- Source: ${sources.length === 0 ? ownRuleText : sources.join(', ')}`,
  ].join('\n');
}

function formatSizes({ sizes }: CheckedFile): string {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const hidden = sizes.slice(maxSizeRows);
  const hiddenBytes = hidden.reduce((sum, { bytes }) => sum + bytes, 0);
  const rows = sizes
    .slice(0, maxSizeRows)
    .map(({ path, kind, bytes }) => [code(path), kind, writeSize(bytes), writeShare(bytes, total)]);
  const rest = [
    writeCount(hidden.length, 'smaller asset'),
    '',
    writeSize(hiddenBytes),
    writeShare(hiddenBytes, total),
  ];
  const sum = ['**Unpacked**', '', `**${writeSize(total)}**`, ''];
  return table(['Asset', 'Kind', 'Size', 'Share'], [...rows, ...(hidden.length > 0 ? [rest] : []), sum]);
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function collapse(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Escapes everything that has a meaning in Markdown, and what GitHub turns into links or notifies people about. */
function escape(text: string): string {
  return cleanText(text)
    .replaceAll('&', '&amp;')
    .replaceAll(/[\\`*_{}[\]<>|#~]/g, String.raw`\$&`)
    .replaceAll('@', '@\u200B');
}

/** Writes code. It may contain backticks, and the bars of a table. */
function code(text: string): string {
  const clean = cleanText(text).replaceAll('|', String.raw`\|`);
  const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${fence}${padding}${clean}${padding}${fence}`;
}

function decodeUri(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
