import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { utf8 } from '../test/mutations/mutate.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { problemsOf } from '../test/readme-example.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { behaviourRules } from './behaviour-rules/index.ts';
import { elementRules } from './compliance/rules/index.ts';
import { rules } from './rules/index.ts';

const root = join(import.meta.dirname, '..');

test('the README shows the example as it is run here', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(join(root, 'test/readme-example.ts'), 'utf8'));
});

test('the README names every rule', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(
    [...rules, ...behaviourRules, ...elementRules].filter(({ id }) => !readme.includes(`\`${id}\``)),
  ).toEqual([]);
});

test('the example accepts an exported ad and reports what is wrong with another file', async () => {
  const { bytes } = await shortAd(networks.moloco, { config: withoutCelebration, mutant: simplifyDrawing });
  expect(await problemsOf(bytes, 'ad.html', networks.moloco)).toEqual([]);
  expect(await problemsOf(utf8('Lucky Sevens'), 'ad.html', networks.moloco)).toEqual([
    expect.stringContaining('The file is not an HTML page.'),
    expect.stringContaining('The page could not be opened.'),
  ]);
}, 600_000);
