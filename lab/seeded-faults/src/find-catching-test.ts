import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './read-faults.ts';
import type { TestFailure } from './read-test-run.ts';
import { buildFor, findPackage, runProofs, runTests } from './run-tests.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

/** The tests that caught a fault: the named ones, any other of `npm test`, or only those of `pnpm proof`. */
export type Tier = 'named tests' | 'npm test' | 'pnpm proof';

/** What became of a fault. */
export interface FaultResult {
  readonly fault: Fault;
  /** The first test that failed, and where it belongs; null if all tests passed. */
  readonly caughtBy: (TestFailure & { readonly tier: Tier }) | null;
  /** Why nothing can be said, such as a patch that no longer applies; null otherwise. */
  readonly error: string | null;
  readonly seconds: number;
}

/**
 * Runs the tests that could catch a fault, until one fails: the named ones, then (unless `isNarrow`) all tests of their
 * packages, then the packages' proofs. The fault must be applied.
 */
export function findCatchingTest(
  checkout: ScratchCheckout,
  fault: Fault,
  { isNarrow }: { isNarrow: boolean },
): FaultResult['caughtBy'] {
  const packages = [...new Set(fault.tests.map(({ file }) => findPackage(file)))];
  const built = new Set<string>();
  const build = (folder: string) => {
    if (!built.has(folder)) buildFor(checkout, folder);
    built.add(folder);
  };
  let isFound = true;
  for (const { file, options } of fault.tests) {
    const folder = findPackage(file);
    if (!existsSync(join(checkout.folder, file))) {
      isFound = false;
      continue;
    }
    build(folder);
    const named = runTests(checkout, { folder, files: [file], options });
    // The named test may have another title now.
    const whole = named.passed === 0 && named.failure === null && options.length > 0;
    const { failure } = whole ? runTests(checkout, { folder, files: [file] }) : named;
    if (failure !== null) return { ...failure, tier: 'named tests' };
  }
  if (isNarrow && isFound) return null;
  for (const folder of packages) {
    build(folder);
    const { failure } = runTests(checkout, { folder });
    if (failure !== null) return { ...failure, tier: 'npm test' };
  }
  for (const folder of packages) {
    const { failure } = runProofs(checkout, folder);
    if (failure !== null) return { ...failure, tier: 'pnpm proof' };
  }
  return null;
}
