// What a release needs in addition to `npm test`: complete matrices, long loops, foreign files, packed packages and
// benches. `pnpm proof`, or on several machines `pnpm proof --shard 1/4`.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readReportFile } from './check/read-test-report.ts';
import { judgeResult, summarizeResults, type TaskResult } from './check/summarize-check.ts';
import { chooseShard, readShard } from './proof/choose-shard.ts';
import { listProofSteps, type ProofStep } from './proof/proof-steps.ts';
import { projectEnvironment, projectNode } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

try {
  const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } });
  const steps = chooseShard(listProofSteps(), readShard(values.shard));
  const built = await runProgram('turbo', ['run', 'build'], { quiet: true });
  if (built !== 0) throw new Error('The build failed. The lines above say why.');

  const together = steps.filter(({ needsQuiet }) => !needsQuiet);
  const alone = steps.filter(({ needsQuiet }) => needsQuiet);
  const results = [...(await runSteps(together, 2)), ...(await runSteps(alone, 1))];
  const { text, isPassed } = summarizeResults(results);
  console.log(`\n${text}`);
  process.exitCode = isPassed ? 0 : 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

/** Runs steps, so many at a time, the longest first. */
async function runSteps(steps: readonly ProofStep[], concurrency: number): Promise<TaskResult[]> {
  const waiting = steps.toSorted((one, other) => other.estimatedMinutes - one.estimatedMinutes).values();
  const results: TaskResult[] = [];
  const runNext = async () => {
    for (const step of waiting) results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  return results;
}

/** Runs a step. If another one may run at the same time, what it prints is shown only if it fails. */
async function runStep({ name, command, report, needsQuiet }: ProofStep): Promise<TaskResult> {
  // The report of an earlier run must not count for a step that breaks before it can report.
  if (report !== null) rmSync(report.path, { force: true });
  const [program, ...args] = command;
  const startedAt = Date.now();
  const exitCode = await runProgram(program === 'node' ? projectNode : program, args, {
    quiet: !needsQuiet,
    env: { ...projectEnvironment(), ...(report !== null && { PROOF_REPORT: report.path }) },
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const hasFailed = exitCode !== 0;
  console.log(`${hasFailed ? 'FAILED' : 'ok    '} ${seconds.toFixed(0).padStart(5)} s  ${name}`);
  return judgeResult({
    name,
    seconds,
    isCached: false,
    hasFailed,
    report: report === null ? null : readReportFile(report.path, report.browserTests),
  });
}
