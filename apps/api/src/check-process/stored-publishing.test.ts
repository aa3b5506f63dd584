import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findRequirements, presetLifeDays } from '@spinreel/config-schema/compliance/presets/presets';
import type { QualityMeasure, QualityReport } from '@spinreel/preflight/publishing-report';
import { expect, it } from 'vitest';
import {
  composeQuestion,
  computePublishingKey,
  withholdOldScore,
  type StoredPublishing,
} from './stored-publishing.ts';

const choice = { product: 'social-casino', market: 'us' } as const;
const [preset] = findRequirements({ ...choice, networks: ['meta'] });
const checkedAtMs = Date.parse(preset!.checkedOn);
const dayMs = 24 * 60 * 60 * 1000;

// Requirement: publishing.check
it('checks a file again once the requirements may be out of date', () => {
  const first = computeKey(checkedAtMs + (presetLifeDays - 10) * dayMs);
  expect(computeKey(checkedAtMs + (presetLifeDays - 5) * dayMs)).toBe(first);
  const outdated = computeKey(checkedAtMs + (presetLifeDays + 20) * dayMs);
  expect(outdated).not.toBe(first);
  expect(computeKey(checkedAtMs + (presetLifeDays + 30) * dayMs)).toBe(outdated);
});

// Requirement: publishing.check
it.each([
  [choice, choice],
  [{ product: choice.product }, null],
  [{ market: choice.market }, null],
  [undefined, null],
])('asks for the law only with a product type and a market: %o', (compliance, asked) => {
  const config: AdConfig = { networks: ['meta'], ...(compliance && { compliance }) };
  const file = { sha256: 'a'.repeat(64), networkId: 'meta' };
  expect(composeQuestion({ file, config, nowMs: checkedAtMs }).choice).toEqual(asked);
});

it('a score of an earlier version is withheld if too few measures were judged', () => {
  const failure = 'No tap or swipe opened the store.';
  const { quality } = withholdOldScore(createOldReport({ judgedCount: 3, failure }));
  expect(quality).toMatchObject({
    score: null,
    grade: null,
    unscored: { code: 'not-finished', judgedCount: 3, measureCount: 14, failure },
  });
});

it('a score of an earlier version stays if enough measures were judged', () => {
  const { quality } = withholdOldScore(createOldReport({ judgedCount: 8, failure: null }));
  expect(quality).toMatchObject({ score: 100, grade: 'excellent', unscored: null });
});

it('a score that says why it is missing is not changed', () => {
  const unscored = {
    code: 'not-played',
    judgedCount: 0,
    measureCount: 14,
    neededCount: 8,
    failure: null,
  } as const;
  const old = createOldReport({ judgedCount: 14, failure: null });
  const report: StoredPublishing = { ...old, quality: { ...old.quality, unscored, score: null } };
  expect(withholdOldScore(report)).toBe(report);
});

function computeKey(nowMs: number): string {
  const config: AdConfig = { networks: ['meta'], compliance: choice };
  return computePublishingKey(
    composeQuestion({ file: { sha256: 'a'.repeat(64), networkId: 'meta' }, config, nowMs }),
  );
}

function createOldReport({
  judgedCount,
  failure,
}: {
  judgedCount: number;
  failure: string | null;
}): StoredPublishing {
  const measures = Array.from({ length: 14 }, (_, index) => ({
    status: index < judgedCount ? 'good' : 'not-judged',
  })) as QualityMeasure[];
  const quality = { score: 100, grade: 'excellent', measures } as unknown as QualityReport;
  return { sha256: 'a1', fileName: 'ad.html', network: 'meta', failure, compliance: null, quality };
}
