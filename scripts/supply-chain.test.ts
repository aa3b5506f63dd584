import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project-environment.mjs';

const workspace = readFileSync(join(projectRoot, 'pnpm-workspace.yaml'), 'utf8');
const lockFile = readFileSync(join(projectRoot, 'pnpm-lock.yaml'), 'utf8');

// Requirement: security.packages
test('a package may run an install script only when it is named, and is installed only when it is a week old', () => {
  expect(workspace).toMatch(/^strictDepBuilds: true$/m);
  expect(workspace).toMatch(/^blockExoticSubdeps: true$/m);
  expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(7 * 24 * 60);
});

// Requirement: security.packages
test.each([
  ['@fastify/multipart', '10.1.9'],
  ['@fastify/busboy', '3.2.6'],
  ['@fastify/static', '10.1.3'],
  ['fastify', '5.8.3'],
  ['sharp', '0.35.0'],
  ['nodemailer', '10.0.5'],
])('every %s is at least %s, which fixed a vulnerability', (name, least) => {
  const versions = lockedVersions(name);
  expect(versions).not.toEqual([]);
  for (const version of versions) expect(rank(version)).toBeGreaterThanOrEqual(rank(least));
});

function lockedVersions(name: string): string[] {
  const pattern = new RegExp(`^  '?${name}@(\\d+\\.\\d+\\.\\d+)'?:`, 'gm');
  return [...lockFile.matchAll(pattern)].map(([, version = '']) => version);
}

/** A number that grows as versions do. */
function rank(version: string): number {
  return version.split('.').reduce((sum, part) => sum * 10_000 + Number(part), 0);
}
