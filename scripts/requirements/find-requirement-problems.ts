import type { RequirementTest } from './collect-requirement-tests.ts';

/** What the checks and the table are made from. */
export interface RequirementCoverage {
  readonly ids: readonly string[];
  readonly tests: readonly RequirementTest[];
  /** Requirements without a test, each with the reason. */
  readonly provenOtherwise: Readonly<Record<string, string>>;
}

/** Finds requirements without a test, and ids that do not exist. One sentence per problem. */
export function findRequirementProblems({ ids, tests, provenOtherwise }: RequirementCoverage): string[] {
  const known = new Set(ids);
  const tested = new Set(tests.map(({ id }) => id));
  const exempt = Object.keys(provenOtherwise);
  return [
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `docs/requirements.md defines "${id}" twice.`),
    ...tests
      .filter(({ id }) => !known.has(id))
      .map(({ id, path }) => `${path}: there is no requirement "${id}" in docs/requirements.md.`),
    ...ids
      .filter((id) => !tested.has(id) && !exempt.includes(id))
      .map((id) => `"${id}" has no test: write "// Requirement: ${id}" above the test that proves it.`),
    ...exempt
      .filter((id) => !known.has(id) || tested.has(id))
      .map((id) => `proven-otherwise.ts: remove "${id}", which has a test or does not exist.`),
  ];
}
