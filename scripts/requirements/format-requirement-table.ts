import type { RequirementTest } from './collect-requirement-tests.ts';
import type { RequirementCoverage } from './find-requirement-problems.ts';

/** Formats docs/requirement-tests.md: one row per requirement, with the tests that prove it. */
export function formatRequirementTable({ ids, tests, provenOtherwise }: RequirementCoverage): string {
  const rows = ids.map((id) => {
    const own = tests.filter((test) => test.id === id);
    return `| \`${id}\` | ${provenOtherwise[id] ?? formatTests(own)} |`;
  });
  return `# Requirements and their tests

Generated from the comments in the tests by \`pnpm generate\`. The requirements are explained in [requirements.md](requirements.md).

| Requirement | Tests |
|---|---|
${rows.join('\n')}
`;
}

/** Names each file once. */
function formatTests(tests: readonly RequirementTest[]): string {
  return [...Map.groupBy(tests, ({ path }) => path)]
    .map(([path, inFile]) => {
      const titles = inFile.flatMap(({ title }) => (title === null ? [] : [`"${escapeCell(title)}"`]));
      return [`\`${path}\``, titles.join(', ')].filter(Boolean).join(' ');
    })
    .join('<br>');
}

function escapeCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
