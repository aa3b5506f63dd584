// What a release needs in addition to `npm test`: complete matrices, long loops, foreign files, packed packages and
// benches. `pnpm proof`, or on several machines `pnpm proof --shard 1/4`.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTestReport, testReportPath } from './check/read-test-report.ts';
import { judgeResult, summarizeResults, type TaskResult } from './check/summarize-check.ts';
import { chooseShard, readShard } from './proof/choose-shard.ts';
import { listProofSteps, type ProofStep } from './proof/proof-steps.ts';
import { projectNode } from './project-environment.mjs';
import { runProgram } from './run-program.mjs';

try {
  const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } });
  const steps = chooseShard(listProofSteps(), readShard(values.shard));
  const built = await runProgram('turbo', ['run', 'build'], { quiet: true });
  if (built !== 0) throw new Error('The build failed. The lines above say why.');

  const results: TaskResult[] = [];
  for (const [order, step] of steps.entries()) {
    console.log(`\n${order + 1} of ${steps.length}: ${step.name}`);
    results.push(await runStep(step));
  }
  const { text, isPassed } = summarizeResults(results);
  console.log(`\n${text}`);
  process.exitCode = isPassed ? 0 : 1;
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n0 passed, 1 failed`);
  process.exitCode = 1;
}

async function runStep({ name, command, hasTestReport }: ProofStep): Promise<TaskResult> {
  // The report of an earlier step must not count for a step that breaks before it can report.
  rmSync(testReportPath('', 'test'), { force: true });
  const [program, ...args] = command;
  const startedAt = Date.now();
  const exitCode = await runProgram(program === 'node' ? projectNode : program, args);
  return judgeResult({
    name,
    seconds: (Date.now() - startedAt) / 1000,
    isCached: false,
    hasFailed: exitCode !== 0,
    report: hasTestReport ? readTestReport('', 'test') : null,
  });
}
