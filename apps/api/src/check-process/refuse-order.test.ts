import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckResults } from './check-order.ts';
import { refuseOrder } from './refuse-order.ts';

const reason = 'The file takes too much memory to check.';
const question = {
  sha256: '0'.repeat(64),
  networkId: 'moloco',
  networkIds: ['moloco'],
  choice: null,
  ownElements: {},
  outdatedPresetIds: [],
};

// Requirement: check.isolation
it('blames a file for which the check of its bytes was ended, for each network', async () => {
  const { path, fileName } = await storeFile();
  const order = { kind: 'bytes', path, fileName, networkIds: ['moloco', 'meta'] } as const;
  const { verdicts, playableIds, assets } = (await refuseOrder(order, reason)) as CheckResults['bytes'];
  expect(verdicts.map(({ network, passed }) => [network, passed])).toEqual([
    ['moloco', false],
    ['meta', false],
  ]);
  for (const { findings } of verdicts) expect(findings.map(({ message }) => message)).toEqual([reason]);
  expect(playableIds).toEqual([]);
  expect(assets).toEqual([{ path: fileName, kind: 'other', bytes: 15, packedBytes: null }]);
});

// Requirement: check.isolation
it('blames a file whose play was ended', async () => {
  const { path, fileName } = await storeFile();
  const order = { kind: 'behaviour', path, fileName, networkId: 'moloco' } as const;
  const { verdict } = (await refuseOrder(order, reason)) as CheckResults['behaviour'];
  expect(verdict.passed).toBe(false);
  expect(verdict.findings[0]).toMatchObject({ ruleId: 'within-device-limits', message: reason });
});

// Requirement: check.isolation
it('reports why a file could not be checked for publishing', async () => {
  const { path, fileName } = await storeFile();
  const order = { kind: 'publishing', path, fileName, question, nowMs: 0 } as const;
  const { report } = (await refuseOrder(order, reason)) as CheckResults['publishing'];
  expect(report).toMatchObject({ failure: reason, compliance: null });
});

it('prints no report that takes too much', async () => {
  const { path } = await storeFile();
  await expect(refuseOrder({ kind: 'print', path }, reason)).rejects.toMatchObject({ code: 'timed-out' });
});

async function storeFile(): Promise<{ path: string; fileName: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await writeFile(path, '<!doctype html>');
  return { path, fileName: 'ad.html' };
}
