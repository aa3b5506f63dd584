import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { projectEnvironment, projectNode, serverEnvironment } from './project-environment.mjs';

test('the pinned tools come first on PATH, and only once however often it is built', () => {
  const path = projectEnvironment(projectEnvironment({ PATH: '/usr/bin' }))['PATH']?.split(delimiter);
  expect(path).toHaveLength(2);
  expect(projectNode.startsWith(path?.[0] ?? '?')).toBe(true);
  expect(path?.[1]).toBe('/usr/bin');
});

test('a Chromium that was chosen is kept', () => {
  const env = projectEnvironment({ PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chromium' });
  expect(env['CHROMIUM_PATH']).toBe('/opt/chromium');
});

test('no Chromium is named where there is none', () => {
  expect(projectEnvironment({ PATH: '/does/not/exist' })).not.toHaveProperty('CHROMIUM_PATH');
});

test('no tool reports its usage', () => {
  expect(projectEnvironment({})).toMatchObject({ DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1' });
});

test('a server keeps its compiled modules, in a folder that the operator can choose', () => {
  expect(serverEnvironment({})['NODE_COMPILE_CACHE']).toContain('node_modules');
  const chosen = { NODE_COMPILE_CACHE: '/var/cache/spinreel' };
  expect(serverEnvironment(chosen)).toMatchObject(chosen);
});
