import type { FaultResult } from './find-catching-test.ts';

/** Formats the results as a table in Markdown, and `N passed, N failed`: a fault that survives is a failure. */
export function formatResults(results: readonly FaultResult[], { state }: { state: string }): string {
  const survived = results.filter(({ caughtBy }) => caughtBy === null);
  const rows = results.map(({ fault, caughtBy, error }) =>
    caughtBy === null
      ? [fault.name, fault.title, error === null ? '**survived**' : '**error**', error ?? '']
      : [
          fault.name,
          fault.title,
          caughtBy.tier,
          `\`${caughtBy.file}\`: ${caughtBy.title} (${caughtBy.reason})`,
        ],
  );
  return [
    `Seeded faults in ${state}.`,
    '',
    '| Fault | What is wrong | Caught by | Test |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`),
    '',
    `${results.length - survived.length} passed, ${survived.length} failed`,
    '',
  ].join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
