import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { childPrograms } from '../../test/processes/child-programs.ts';
import { patient } from '../../test/patient.ts';
import { runCheckProcess } from './run-check-process.ts';

// Requirement: check.isolation
it('checks a file in a process of its own, which ends with the check', async () => {
  const path = await storeFile('<!doctype html><title>x</title>');
  const shares: number[] = [];
  const { verdicts, assets } = await runCheckProcess(
    { kind: 'bytes', path, fileName: 'ad.html', networkIds: ['meta', 'moloco'] },
    { signal: new AbortController().signal, report: (share) => shares.push(share) },
  );
  expect(verdicts.map(({ network, fileName }) => [network, fileName])).toEqual([
    ['meta', 'ad.html'],
    ['moloco', 'ad.html'],
  ]);
  expect(assets[0]).toMatchObject({ kind: 'markup' });
  expect(shares).toEqual([0.5, 1]);
  await vi.waitFor(async () => expect(await listChildren()).toEqual([]), patient);
});

// Requirement: check.isolation
it('ends the process and its browser when the check is canceled', async () => {
  const path = await storeFile('<!doctype html><script>for(;;);</script>');
  const controller = new AbortController();
  const playing = runCheckProcess(
    { kind: 'behaviour', path, fileName: 'ad.html', networkId: 'moloco' },
    { signal: controller.signal, report: () => undefined },
  );
  playing.catch(() => undefined);
  await vi.waitFor(async () => expect(await listChildren()).not.toEqual([]), patient);
  controller.abort(new Error('The client left'));
  await expect(playing).rejects.toThrow('The client left');
  await vi.waitFor(async () => expect(await listChildren()).toEqual([]), patient);
});

// Requirement: check.isolation
it('blames a file that ends its check process for lack of memory', { timeout: 300_000 }, async () => {
  const path = await storeFile('<!doctype html><title>x</title>');
  const { verdicts } = await runCheckProcess(
    { kind: 'bytes', path, fileName: 'ad.html', networkIds: ['moloco'] },
    { signal: new AbortController().signal, report: () => undefined, maxHeapMegabytes: 8 },
  );
  expect(verdicts[0]).toMatchObject({ network: 'moloco', passed: false });
  expect(verdicts[0]?.findings.map(({ message }) => message)).toEqual([
    'The file is built in a way that cannot be checked.',
  ]);
});

it('says that the file cannot be played if the server has no browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  const path = await storeFile('<!doctype html>');
  const playing = runCheckProcess(
    { kind: 'behaviour', path, fileName: 'ad.html', networkId: 'moloco' },
    { signal: new AbortController().signal, report: () => undefined },
  );
  await expect(playing).rejects.toMatchObject({ code: 'no-browser' });
});

async function storeFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

async function listChildren(): Promise<string[]> {
  return (await childPrograms(process.pid)).map(({ name }) => name);
}
