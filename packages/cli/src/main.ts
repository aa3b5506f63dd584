#!/usr/bin/env node
import nodeModule from 'node:module';

const neededMajor = 24;

// An older Node would fail with an error that does not name the reason.
if (Number.parseInt(process.versions.node, 10) < neededMajor) {
  process.stderr.write(
    `error: Spinreel needs Node ${neededMajor}, and this is Node ${process.versions.node}. Get it from https://nodejs.org/\n`,
  );
  process.exitCode = 3;
} else {
  nodeModule.enableCompileCache();
  const { runInProcess } = await import('./run-in-process.ts');
  process.exitCode = await runInProcess();
}
