// Runs the named checks, or all of them in order, to the end, and sums up: `pnpm check`, `pnpm check lint types`.
import {
  boundariesCheck,
  buildCheck,
  deadCodeCheck,
  formatCheck,
  lintCheck,
} from './checks/static-checks.ts';
import { oneCheck, type Check } from './checks/check.ts';
import { endToEndCheck } from './checks/end-to-end-check.ts';
import { packagesCheck } from './checks/packages-check.ts';
import { stopAllCommands } from './checks/run-command.ts';
import { specMapCheck } from './checks/spec-map-check.ts';
import { summary, type Outcome } from './checks/summary.ts';
import { typesCheck } from './checks/types-check.ts';
import { unitTestsCheck } from './checks/unit-tests-check.ts';

/** The build comes first, because some packages import what another one builds. */
const allChecks: readonly Check[] = [
  buildCheck,
  typesCheck,
  lintCheck,
  formatCheck,
  deadCodeCheck,
  boundariesCheck,
  specMapCheck,
  packagesCheck,
  unitTestsCheck,
  endToEndCheck,
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopAllCommands();
    process.exit(1);
  });
}

const outcomes: Outcome[] = [];
for (const check of chosenChecks(process.argv.slice(2))) outcomes.push(await perform(check));
console.log(`\n=== summary\n${summary(outcomes)}`);
process.exitCode = outcomes.some(({ tally }) => tally.failed > 0 || tally.passed === 0) ? 1 : 0;

function chosenChecks(names: readonly string[]): readonly Check[] {
  const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${allChecks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  return names.length === 0 ? allChecks : allChecks.filter(({ name }) => names.includes(name));
}

async function perform({ name, proves, run }: Check): Promise<Outcome> {
  console.log(`\n=== ${name}: ${proves}`);
  const startedAt = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error);
    return oneCheck(false);
  });
  return { name, proves, tally, durationMs: performance.now() - startedAt };
}
