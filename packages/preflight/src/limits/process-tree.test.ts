import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createProcessTree } from './process-tree.ts';

const filledBytes = 100 * 1024 * 1024;

test('measures the memory of processes that a process has started through another one', async () => {
  const program = `globalThis.kept = Buffer.alloc(${filledBytes}, 1); console.log('filled'); setInterval(() => {}, 1000)`;
  const shell = spawn('/bin/sh', ['-c', '"$0" -e "$1"; true', process.execPath, program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const tree = createProcessTree(shell.pid ?? 0);
  onTestFinished(() => {
    for (const { pid } of tree.read()) process.kill(pid, 'SIGKILL');
  });
  await once(shell.stdout, 'data');
  const uses = tree.read();
  expect(uses.map(({ pid }) => pid)).toContain(shell.pid);
  expect(uses.length).toBe(2);
  expect(Math.max(...uses.map(({ memoryBytes }) => memoryBytes))).toBeGreaterThan(filledBytes);
  expect(Math.max(...uses.map(({ processorMs }) => processorMs))).toBeGreaterThan(0);
});

test('finds nothing for a process that has ended', async () => {
  const shell = spawn('/bin/sh', ['-c', 'true']);
  await once(shell, 'exit');
  expect(createProcessTree(shell.pid ?? 0).read()).toEqual([]);
});
