// Applies faults to a copy of the product, one at a time, and names the test that catches each: `pnpm seeded-faults`,
// `pnpm seeded-faults api-session-cookie`, `--list`, `--root <checkout>`, `--narrow` (only the named tests),
// `--control` (without the faults: all tests must pass), `--write <file>`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCatchingTest, type FaultResult } from './find-catching-test.ts';
import { formatResults, isGoodResult } from './format-results.ts';
import { readFaults } from './read-faults.ts';
import { createScratchCheckout, type ScratchCheckout } from './scratch-checkout.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '..', '..', '..') },
    narrow: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
});
const faults = readFaults(positionals);

if (values.list) for (const { name, title } of faults) console.log(`${name.padEnd(40)} ${title}`);
else runFaults();

function runFaults(): void {
  const root = resolve(values.root);
  const checkout = createScratchCheckout(root);
  process.once('exit', () => checkout.remove());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const results = faults.map((fault) => {
    const result = tryFault(checkout, fault);
    console.log(`${fault.name} (${Math.round(result.seconds)} s): ${describeOutcome(result)}`);
    return result;
  });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const table = formatResults(results, { state: commit, isControl: values.control });
  console.log(`\n${table}`);
  if (values.write !== undefined) writeFileSync(values.write, table);
  process.exitCode = results.every((result) => isGoodResult(result, values.control)) ? 0 : 1;
}

function tryFault(checkout: ScratchCheckout, fault: (typeof faults)[number]): FaultResult {
  const startMs = performance.now();
  try {
    if (!values.control) checkout.apply(fault.path);
    const caughtBy = findCatchingTest(checkout, fault, { isNarrow: values.narrow || values.control });
    return { fault, caughtBy, error: null, seconds: (performance.now() - startMs) / 1000 };
  } catch (error) {
    return { fault, caughtBy: null, error: String(error), seconds: (performance.now() - startMs) / 1000 };
  } finally {
    checkout.restore();
  }
}

function describeOutcome({ caughtBy, error }: FaultResult): string {
  if (error !== null) return error;
  return caughtBy === null ? 'no test failed' : `${caughtBy.tier}: ${caughtBy.file}: ${caughtBy.title}`;
}
