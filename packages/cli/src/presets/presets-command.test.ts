import { labelMarket, marketIds, markets } from '@spinreel/config-schema/compliance/markets';
import { presets } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, it } from 'vitest';
import { createTestIo } from '../../test/create-test-io.ts';
import { presetsCommand, type PresetList } from './presets-command.ts';

// Requirement: publishing.cli
it('lists what ads must show, where they are forbidden, and the ids of the markets', () => {
  const text = run({}).join('\n');
  expect(text).toMatch(/^PRODUCT +MARKET +NETWORKS +CHECKED ON +SHOWS/);
  for (const { product, market, checkedOn } of presets)
    expect(text).toMatch(new RegExp(`^${product} +${market} +.* ${checkedOn} `, 'm'));
  expect(text).toMatch(/sweepstakes, us-ca, all \(forbidden\): .*AB 831/);
  for (const id of marketIds) expect(text).toContain(`  ${id}: ${labelMarket(id)}`);
  expect(text).toContain('not legal advice');
});

it('marks what is only advice', () => {
  expect(run({}).join('\n')).toMatch(/^real-money +fr .* responsible-gaming line, helpline$/m);
  expect(run({}).join('\n')).toMatch(
    /^real-money +at .* age mark \(advice\), responsible-gaming line \(advice\)/m,
  );
});

it('marks presets whose source was read too long ago', () => {
  const daysLater = (days: number) => Date.parse('2026-11-24') + days * 24 * 60 * 60 * 1000;
  expect(run({}, daysLater(1)).join('\n')).not.toMatch(/outdated/i);
  const text = run({}, daysLater(200)).join('\n');
  expect(text).toMatch(/^real-money +fr +all +2026-11-23 \(outdated\) /m);
  expect(text).toContain('Outdated: checked more than 180 days ago. Read the source again.');
});

// Requirement: publishing.cli
it('prints texts and sources as JSON', () => {
  const list = JSON.parse(run({ json: true }).join('\n')) as PresetList;
  expect(list.presets).toEqual(presets);
  expect(list.markets).toEqual(markets);
});

/** By default on the day on which this was written. */
function run(options: { json?: boolean }, now = Date.parse('2026-11-24')): readonly string[] {
  const { io, lines } = createTestIo({ folder: '.' });
  presetsCommand(options, io, now);
  return lines;
}
