import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks, findNetwork, networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behaviourMutations } from '../../test/behaviour-mutations.ts';
import { hostMutations } from '../../test/host-mutations.ts';
import { inBody } from '../../test/page-change.ts';
import { shortAd } from '../../test/short-ad.ts';
import { checkFile } from '../check-artifact.ts';
import { severityOf } from '../finding.ts';
import { launchChromium } from '../browser/launch-chromium.ts';
import { playFile } from '../play-file.ts';
import { isRuleOf } from '../rule.ts';
import { rules } from '../rules/index.ts';
import type { Verdict } from '../verdict.ts';
import { behaviourRules } from './index.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

const adIds = Object.keys(adNetworks) as (keyof typeof adNetworks)[];

/** Many ads play at the same time and in real time. */
const playing = { timeout: 300_000 };

/** Saves the seconds between the video and the outro. No change below depends on them. */
const withoutCelebration = { config: { cta: { showWinningBadgeWhenPlaybackFinishes: false } } } as const;

/** Makes a changed page cheap to draw: nothing moves but the video, and nothing is blurred. */
const simplifyDrawing = inBody(
  '<style>*,::before,::after{animation:none!important;filter:none!important}</style>',
);

/** Sets up audio as sound libraries do: the audio context is connected to its destination, but nothing plays. */
const withSilentContext = (html: string) =>
  html.replace(
    '</body>',
    '<script>var c=new AudioContext();c.createGain().connect(c.destination);c.createOscillator().start()</script></body>',
  );

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(import.meta.dirname, name)))
    .map((name) => basename(name, '.ts'));
  expect(behaviourRules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});

test('every rule has a unique id and mutants that break it', () => {
  const ids = behaviourRules.map(({ id }) => id);
  const broken = [behaviourMutations, ...Object.values(hostMutations)].flatMap(Object.keys);
  expect([...new Set(broken)].toSorted()).toEqual(ids.toSorted());
  expect(rules.filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('each network has at least two mutants of its own, and each family six', () => {
  const counts = new Map<string, number>();
  for (const id of adIds) {
    const mutations = id === 'moloco' ? behaviourMutations : (hostMutations[id] ?? {});
    const count = Object.values(mutations).flat().length;
    expect.soft(count, id).toBeGreaterThanOrEqual(2);
    counts.set(networks[id].family, (counts.get(networks[id].family) ?? 0) + count);
  }
  for (const [family, count] of counts) expect.soft(count, family).toBeGreaterThanOrEqual(6);
});

test.each(behaviourRules)('$id has a title and a fix', (rule) => {
  for (const network of Object.values(networks)) {
    expect(rule.demand(network)).toMatch(/^\S.*\.$/);
    expect(rule.fix).toMatch(/^\S.*\.$/);
  }
});

// Requirement: preflight.behaviour, preflight.host-simulators
describe.concurrent('a good ad breaks no rule of behaviour', playing, () => {
  const sample = ['two pauses on a split screen', { pauseFrames: [18, 36], isSplitScreen: true }] as const;
  const fullScreen = ['one pause and no celebration', withoutCelebration] as const;
  const straight = ['no pause', { pauseFrames: [] }] as const;
  const familyIds = findFamilyIds();
  const ads = adIds.flatMap((id) =>
    (familyIds.includes(id) ? [sample, fullScreen, straight] : [sample]).map(
      ([name, options]) => [name, id, options] as const,
    ),
  );

  test.each([
    ...ads,
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
  ] as const)('with %s, for %s', async (_, id, options) => {
    const network = networks[id];
    const upload = await shortAd(network, options);
    const verdict = await playFile({ ...upload, network, browser });
    expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
    expect(verdict.passed).toBe(true);
    expect(verdict.findings).toHaveLength(behaviourRules.filter((rule) => isRuleOf(rule, network)).length);
    // The mutant breaks rules about the file, as an ad that is not ours may.
    if (!('mutant' in options)) expect(brokenFileRules(await checkFile({ ...upload, network }))).toEqual([]);
  });
});

// Requirement: preflight.behaviour, preflight.host-signals, preflight.host-controls
describe.concurrent('a rule is broken alone by each of its changes to a good ad', playing, () => {
  const mutations = [
    { network: networks.moloco as Network, byRule: behaviourMutations },
    ...Object.entries(hostMutations).map(([id, byRule]) => ({ network: findNetwork(id) as Network, byRule })),
  ];
  const changes = mutations.flatMap(({ network, byRule }) =>
    behaviourRules.flatMap((rule) =>
      (byRule[rule.id] ?? []).map((mutant, index) => ({ network, id: rule.id, rule, index, mutant })),
    ),
  );

  test.each(changes)('$network.id: $id, change $index', async ({ network, id, rule, mutant }) => {
    const upload = await shortAd(network, {
      ...withoutCelebration,
      mutant: (html) => {
        const changed = mutant(html);
        return changed === html ? html : simplifyDrawing(changed);
      },
    });
    const verdict = await playFile({ ...upload, network, browser });
    const broken = verdict.findings.filter(({ passed }) => !passed);
    expect(broken.map(({ ruleId, message }) => [ruleId, message])).toEqual([[id, expect.any(String)]]);
    expect(verdict.passed).toBe(severityOf(rule, network) === 'warning');
  });
});

/** Returns the first network of each family. */
function findFamilyIds(): typeof adIds {
  const families = adIds.map((id) => networks[id].family);
  return adIds.filter((id, index) => families.indexOf(networks[id].family) === index);
}

function brokenFileRules({ findings }: Verdict): string[] {
  return findings.filter(({ passed }) => !passed).map(({ ruleId }) => ruleId);
}
