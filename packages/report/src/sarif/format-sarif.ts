import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { Occurrence } from '@spinreel/preflight/syntax/source-text';
import type { CheckedFile, CheckReport } from '../check-report.ts';
import { cleanText } from '../wording/clean-text.ts';
import { listAllProblems, type Problem } from '../list-problems.ts';
import { listResults } from '../publishing/list-topics.ts';
import { describeRules } from './describe-rules.ts';

/**
 * Formats a report as SARIF 2.1.0, which GitHub's code scanning and other dashboards read. Each place that breaks a rule
 * is a result of its own. Places inside a ZIP are described as nested artifacts and as logical locations of the ZIP. A
 * result keeps its fingerprint if lines before it change. Rules that were not judged are notifications.
 */
export function formatSarif({ files, createdAt, version }: CheckReport): string {
  const problems = files.map((file) => ({ file, problems: listAllProblems(file) }));
  const rules = describeRules(files);
  const artifacts = listArtifacts(problems);
  const notifications = files.flatMap((file) =>
    listResults(file).flatMap(({ network, notJudged }) =>
      notJudged.map(({ ruleId, reason }) => ({
        associatedRule: { id: ruleId },
        level: 'note',
        message: { text: `Not judged for ${network}: ${reason}` },
        locations: [{ physicalLocation: { artifactLocation: { uri: toUri(file.fileName) } } }],
      })),
    ),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Spinreel', semanticVersion: version, rules } },
        columnKind: 'utf16CodeUnits',
        artifacts,
        invocations: [
          {
            executionSuccessful: true,
            endTimeUtc: createdAt.toISOString(),
            toolExecutionNotifications: notifications,
          },
        ],
        results: problems.flatMap(({ file, problems: list }) =>
          list.flatMap((problem) => formatProblem(file, problem, rules)),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

const levels = { error: 'error', warning: 'warning', advice: 'note' } as const satisfies Record<
  Problem['severity'],
  string
>;

function formatProblem(file: CheckedFile, problem: Problem, rules: readonly { id: string }[]) {
  const { ruleId, severity, message, fix, networkLabels, networks, occurrences, occurrenceCount } = problem;
  const hidden = occurrenceCount - occurrences.length;
  const more = hidden > 0 ? ` There are ${hidden} more places.` : '';
  const seen = new Map<string, number>();
  const places = occurrences.length === 0 ? [null] : occurrences;
  return places.map((place) => {
    const text = [ruleId, file.fileName, place?.path ?? '', place?.excerpt ?? message].join('\n');
    const ordinal = (seen.get(text) ?? 0) + 1;
    seen.set(text, ordinal);
    return {
      ruleId,
      ruleIndex: rules.findIndex(({ id }) => id === ruleId),
      level: levels[severity],
      message: { text: cleanText(`${message} ${fix} (${networkLabels.join(', ')})${more}`) },
      locations: [formatLocation(file, place)],
      partialFingerprints: {
        'spinreelFinding/v1': createHash('sha256').update(`${text}\n${ordinal}`).digest('hex'),
      },
      properties: { networks },
    };
  });
}

function formatLocation({ fileName }: CheckedFile, place: Occurrence | null) {
  const artifactLocation = { uri: toUri(fileName) };
  if (place === null) return { physicalLocation: { artifactLocation } };
  if (isInFile(place, fileName)) {
    const region = {
      startLine: place.line,
      startColumn: place.column,
      snippet: { text: cleanText(place.excerpt) },
    };
    return { physicalLocation: { artifactLocation, region } };
  }
  const fullyQualifiedName = cleanText(`${place.path}:${place.line}:${place.column}`);
  return {
    physicalLocation: { artifactLocation },
    logicalLocations: [{ fullyQualifiedName, kind: 'resource' }],
    message: { text: cleanText(`${place.path}:${place.line}:${place.column} ${place.excerpt}`) },
  };
}

/** Lists the checked files, and after each ZIP the files inside it that break a rule. */
function listArtifacts(problems: readonly { file: CheckedFile; problems: readonly Problem[] }[]) {
  const artifacts: object[] = [];
  for (const { file, problems: list } of problems) {
    const parentIndex = artifacts.length;
    artifacts.push({
      location: { uri: toUri(file.fileName) },
      length: file.sizeBytes,
      hashes: { 'sha-256': file.sha256 },
    });
    const places = list.flatMap(({ occurrences }) => occurrences);
    const inside = places.filter((place) => !isInFile(place, file.fileName)).map(({ path }) => path);
    for (const path of new Set(inside)) artifacts.push({ location: { uri: `/${toUri(path)}` }, parentIndex });
  }
  return artifacts;
}

/** Whether a place is in the checked file itself, and not in a file inside a ZIP. */
function isInFile({ path }: Occurrence, fileName: string): boolean {
  return path === fileName || path === basename(fileName.replaceAll('\\', '/'));
}

function toUri(path: string): string {
  return path
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join('/');
}
