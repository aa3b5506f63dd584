import { readdirSync } from 'node:fs';
import { networkIds, networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behaviourMutations } from '../../test/behaviour-mutations.ts';
import { shortAd } from '../../test/short-ad.ts';
import { severityOf } from '../finding.ts';
import { launchChromium } from '../launch-chromium.ts';
import { playFile } from '../play-file.ts';
import { rules } from '../rules/index.ts';
import { behaviourRules } from './index.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

/** Many ads play at the same time, and each takes as long as it does. */
const playing = { timeout: 300_000 };

/** As sound libraries start: the way to the loudspeaker stands open, and nothing goes along it. */
const withSilentContext = (html: string) =>
  html.replace(
    '</body>',
    '<script>var c=new AudioContext();c.createGain().connect(c.destination);c.createOscillator().start()</script></body>',
  );

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => !/^(index|.*\.test)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));
  expect(behaviourRules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has changes that break it, and an id of its own', () => {
  const ids = behaviourRules.map(({ id }) => id);
  expect(Object.keys(behaviourMutations).toSorted()).toEqual(ids.toSorted());
  expect(rules.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test.each(behaviourRules)('$id has words for people', (rule) => {
  for (const network of networkIds) {
    expect(rule.demand(networks[network])).toMatch(/^\S.*\.$/);
    expect(rule.fix).toMatch(/^\S.*\.$/);
  }
});

describe.concurrent('a good ad breaks no rule of behaviour', playing, () => {
  test.each([
    ['one pause', 'meta', {}],
    ['one pause', 'moloco', {}],
    ['two pauses and a picture as button', 'meta', { pauseFrames: [10, 30], hasButtonImage: true }],
    [
      'no pause, a badge at the end and a label like the sound button',
      'moloco',
      {
        pauseFrames: [],
        config: {
          cta: { label: 'Mute', showWinningBadge: true, showWinningBadgeWhenPlaybackFinishes: true },
        },
      },
    ],
    ['one pause', 'preview', {}],
    ['an audio context with nothing to hear', 'moloco', { mutant: withSilentContext }],
  ] as const)('with %s, for %s', async (_, network, options) => {
    const upload = await shortAd(network, options);
    const verdict = await playFile({ ...upload, network, browser });
    expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
    expect(verdict.passed).toBe(true);
    expect(verdict.findings).toHaveLength(
      behaviourRules.filter((rule) => rule.appliesTo(networks[network])).length,
    );
  });
});

describe.concurrent('a rule is broken alone by each of its changes to a good ad', playing, () => {
  const changes = behaviourRules.flatMap((rule) =>
    (behaviourMutations[rule.id] ?? []).map((mutant, index) => ({ id: rule.id, rule, index, mutant })),
  );

  test.each(changes)('$id, change $index', async ({ id, rule, mutant }) => {
    const upload = await shortAd('moloco', { mutant });
    const verdict = await playFile({ ...upload, network: 'moloco', browser });
    const broken = verdict.findings.filter(({ passed }) => !passed);
    expect(broken.map(({ ruleId, message }) => [ruleId, message])).toEqual([[id, expect.any(String)]]);
    expect(verdict.passed).toBe(severityOf(rule, networks.moloco) === 'warning');
  });
});
