import { basename } from 'node:path/posix';
import type { CheckReport } from './check-report.ts';
import { cleanText } from './wording/clean-text.ts';
import { listAllProblems, maxShownPlaces, type Problem } from './list-problems.ts';

/**
 * Formats a report as workflow commands of GitHub Actions, one line per problem, which GitHub shows as annotations. A
 * problem in a file outside a ZIP has the line of its first place. Returns an empty string if there are no problems.
 */
export function formatGithub({ files }: CheckReport): string {
  const lines = files.flatMap((file) =>
    listAllProblems(file).map((problem) => {
      const path = file.fileName.replaceAll('\\', '/');
      const place = problem.occurrences.find((occurrence) => occurrence.path === basename(path));
      const properties = {
        file: path,
        ...(place === undefined ? {} : { line: place.line, col: place.column }),
        title: `${problem.ruleId}: ${problem.networkLabels.join(', ')}`,
      };
      const list = Object.entries(properties).map(
        ([name, value]) => `${name}=${escapeProperty(String(value))}`,
      );
      return `::${commands[problem.severity]} ${list.join(',')}::${escapeData(describe(problem))}\n`;
    }),
  );
  return lines.join('');
}

const commands = { error: 'error', warning: 'warning', advice: 'notice' } as const satisfies Record<
  Problem['severity'],
  string
>;

function describe({ message, fix, occurrences, occurrenceCount }: Problem): string {
  const places = occurrences
    .slice(0, maxShownPlaces)
    .map(({ path, line, column, excerpt }) => cleanText(`${path}:${line}:${column} ${excerpt}`));
  const hidden = occurrenceCount - places.length;
  const more = hidden > 0 ? [`and ${hidden} more`] : [];
  return [cleanText(message), ...places, ...more, `Fix: ${cleanText(fix)}`].join('\n');
}

/** GitHub's own escapes: https://github.com/actions/toolkit/blob/main/packages/core/src/command.ts */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(cleanText(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
