import type { FaultResult } from './find-catching-test.ts';

/** Whether a fault was caught, or whether nothing failed in a run without faults. */
export function isGoodResult({ caughtBy, error }: FaultResult, isControl: boolean): boolean {
  return error === null && (caughtBy === null) === isControl;
}

/** Formats the results as a table in Markdown, and `N passed, N failed`: a fault that survives is a failure. */
export function formatResults(
  results: readonly FaultResult[],
  { state, isControl }: { state: string; isControl: boolean },
): string {
  const passedCount = results.filter((result) => isGoodResult(result, isControl)).length;
  const uncaught = isControl ? 'no test' : '**survived**';
  const rows = results.map(({ fault, caughtBy, error }) =>
    caughtBy === null
      ? [fault.name, fault.title, error === null ? uncaught : '**error**', error ?? '']
      : [
          fault.name,
          fault.title,
          caughtBy.tier,
          `\`${caughtBy.file}\`: ${caughtBy.title} (${caughtBy.reason})`,
        ],
  );
  return [
    `${isControl ? 'Without the faults' : 'Seeded faults'} in ${state}.`,
    '',
    '| Fault | What is wrong | Caught by | Test |',
    '| --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`),
    '',
    `${passedCount} passed, ${results.length - passedCount} failed`,
    '',
  ].join('\n');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
