import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { brokenViewings } from '../../test/viewings/broken-viewings.ts';
import {
  goodViewing,
  urlTap,
  withEndCard,
  withMinInteractions,
  withRecord,
} from '../../test/viewings/made-up-viewing.ts';
import type { CtaCall } from '../hosts/log/host-log.ts';
import type { Viewing } from '../viewing/viewing.ts';
import { behaviourRules } from './index.ts';
import { judgeViewing } from './judge-viewing.ts';

const { google, meta, tiktok, unity } = networks;

test.each(Object.values(networks))('an ad that does all that $id expects breaks no rule', (network) => {
  const { findings, notJudged } = judge(goodViewing(network), network);
  expect(findings.filter(({ passed }) => !passed)).toEqual([]);
  expect(notJudged).toEqual([]);
});

// Requirement: preflight.behaviour
test.each(brokenViewings)(
  '$network.id: $ruleId, “$message”',
  ({ ruleId, network, viewing, message, severity }) => {
    const { findings } = judge(viewing, network);
    expect(findings.filter(({ passed }) => !passed)).toEqual([
      expect.objectContaining({ ruleId, message, severity: severity ?? 'error' }),
    ]);
  },
);

test.each(brokenViewings)(
  '$network.id: $ruleId has the severity of a foreign ad, “$message”',
  ({ ruleId, network, viewing, foreignSeverity }) => {
    const { findings } = judge(viewing, network, 'foreign');
    expect(findings.filter(({ passed }) => !passed)).toEqual([
      expect.objectContaining({ ruleId, severity: foreignSeverity ?? 'advice' }),
    ]);
  },
);

test('AppLovin accepts a store call shortly after a tap, and warns of one that it ignores', () => {
  const findCall = (call: Partial<CtaCall>, network: Network) =>
    judge(withEndCard(network, { ctaCalls: [{ ...urlTap, ...call }] }), network, 'foreign').findings.find(
      ({ ruleId }) => ruleId === 'cta-calls-hook',
    );
  const late = { isTrusted: false, ignored: 'The ad opens the store 420 ms after the last touch.' };
  expect(findCall({ isTrusted: false }, networks.applovin)).toMatchObject({ passed: true });
  expect(findCall({ isTrusted: false }, unity)).toMatchObject({ passed: false, severity: 'error' });
  expect(findCall(late, networks.applovin)).toMatchObject({
    passed: false,
    severity: 'warning',
    message: late.ignored,
  });
});

test('each rule is broken by a viewing', () => {
  expect(new Set(brokenViewings.map(({ ruleId }) => ruleId))).toEqual(
    new Set(behaviourRules.map(({ id }) => id)),
  );
});

test('a network’s own severity replaces that of a rule', () => {
  const network: Network = { ...meta, ruleOverrides: { 'stores-nothing': { severity: 'error' } } };
  expect(judge(withRecord(meta, { stored: ['cookie: id'] }), network).findings).toContainEqual(
    expect.objectContaining({ ruleId: 'stores-nothing', passed: false, severity: 'error' }),
  );
});

test.each(['spinreel', 'foreign'] as const)(
  'rules about the parts that the viewer of a %s ad did not reach are not judged',
  (origin) => {
    const { record } = goodViewing(unity);
    const nothing = { cover: null, start: null, hiding: null, returning: null, muting: null } as const;
    const viewing = { record, ...nothing, game: null, turned: null, endCard: null };
    const { findings, notJudged } = judge(viewing, unity, origin);
    const needsRecord = behaviourRules.filter(({ needs }) => needs === 'record').map(({ id }) => id);
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(needsRecord);
    expect(notJudged.map(({ ruleId }) => ruleId)).toContain('obeys-volume');
    expect(notJudged.map(({ reason }) => reason)).not.toContain('');
  },
);

test('an outro button with nine tenths of its area on a turned screen is not cut off', () => {
  const viewing = {
    ...goodViewing(google),
    turned: { buttons: [{ insideShare: 0.2 }, { insideShare: 0.9 }] },
  };
  expect(judge(viewing, google).findings.filter(({ passed }) => !passed)).toEqual([]);
});

test('every event of a network may be reported once and in order, or be left out', () => {
  const left = withEndCard(tiktok, { measurementCalls: ['loadMainScene', 'finishPlayPlayable'] });
  const enough = withMinInteractions(tiktok, 3);
  for (const [viewing, network] of [
    [left, tiktok],
    [withEndCard(enough, { earlierTapCount: 3 }), enough],
  ] as const)
    expect(judge(viewing, network).findings.filter(({ passed }) => !passed)).toEqual([]);
});

function judge(viewing: Viewing, network: Network, origin: 'spinreel' | 'foreign' = 'spinreel') {
  return judgeViewing({ viewing, network, maker: { origin, madeWith: null } });
}
