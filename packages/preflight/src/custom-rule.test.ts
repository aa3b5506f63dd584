import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { utf8 } from '../test/mutations/mutate.ts';
import { checkFile } from './check-artifact.ts';
import { defineRule } from './rule.ts';

/** A rule of a studio that wants its name in every ad. */
const studioName = defineRule({
  id: 'studio-name',
  severity: 'error',
  topic: 'own',
  demand: () => 'The title names the studio.',
  fix: 'Add the name of the studio to the title.',
  needs: 'page',
  violation: ({ elements }) =>
    elements.some(({ name, text }) => name === 'title' && text.includes('Acme'))
      ? null
      : 'No title names it.',
});

// Requirement: preflight.own-rules
test.each([
  ['<title>Slots by Acme</title>', true],
  ['<title>Slots</title>', false],
])('judges %s by the caller’s rule, whose severity holds for foreign files', async (title, passed) => {
  const finding = await judge(title);
  expect(finding).toMatchObject({ severity: 'error', passed });
});

test('does not judge by rules for other networks', async () => {
  const rule = { ...studioName, appliesTo: ({ id }: { id: string }) => id === 'meta' };
  expect(await judge('<title>Slots</title>', rule)).toBeUndefined();
});

test('says which rule of the caller throws', async () => {
  const broken = defineRule({
    ...studioName,
    needs: 'file',
    violation: () => {
      throw new TypeError('a typo');
    },
  });
  const finding = await judge('', broken);
  expect(finding).toMatchObject({
    passed: false,
    message: 'The rule "studio-name" failed: TypeError: a typo',
  });
});

async function judge(markup: string, rule = studioName) {
  const bytes = utf8(`<!doctype html>${markup}`);
  const verdict = await checkFile({
    bytes,
    fileName: 'ad.html',
    network: networks.moloco,
    rules: [rule],
  });
  expect(verdict.findings.length).toBeGreaterThan(5);
  return verdict.findings.find(({ ruleId }) => ruleId === studioName.id);
}
