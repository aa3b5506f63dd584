import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { buildCorpusAd } from '../../test/corpus/build-corpus-ad.ts';
import { corpus } from '../../test/corpus/corpus.ts';
import { corpusNetworkIds, ruleIdsFor } from '../../test/corpus/corpus-ad.ts';
import { behaviourRules } from '../behaviour-rules/index.ts';
import { openFile } from '../opening/open-file.ts';
import { rules } from '../rules/index.ts';

test('the corpus has at least 30 different ads, and uses every script of its folder', () => {
  const names = corpus.map(({ name }) => name);
  expect(new Set(corpus.map(({ name, glue }) => `${name}, ${glue}`)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(30);
  const folder = join(import.meta.dirname, '..', '..', 'test', 'corpus');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js') && !/(?:^glue|-stage\.js$)/.test(path))
    .map((path) => path.replace(/\.js$/, ''));
  expect([...new Set(names)].toSorted()).toEqual(scripts.toSorted());
});

test('the expected verdicts of the corpus name known rules', () => {
  const known = new Set([...rules, ...behaviourRules].map(({ id }) => id));
  for (const ad of corpus)
    for (const id of corpusNetworkIds)
      for (const ruleId of [...ruleIdsFor(ad.staticErrors, id), ...ruleIdsFor(ad.playedProblems, id)])
        expect.soft(known.has(ruleId), `${ad.name}: ${ruleId}`).toBe(true);
});

test.each(corpusNetworkIds)('each ad of the corpus is a file that %s can open', async (id) => {
  const network = networks[id];
  for (const ad of corpus.filter(({ madeWith }) => madeWith === null)) {
    const upload = await buildCorpusAd(ad, network);
    expect.soft(openFile({ ...upload, network }).contents?.page, ad.name).toBeTruthy();
  }
});
