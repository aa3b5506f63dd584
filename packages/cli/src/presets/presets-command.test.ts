import { markets } from '@spinreel/config-schema/compliance/markets';
import { presets } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, it } from 'vitest';
import { createTestIo } from '../../test/create-test-io.ts';
import { presetsCommand, type PresetList } from './presets-command.ts';

// Requirement: publishing.cli
it('lists what ads must show, where they are forbidden, and the ids of the markets', () => {
  const text = run({}).join('\n');
  for (const { product, market, checkedOn } of presets)
    expect(text).toMatch(new RegExp(`^${product} +${market} +.* ${checkedOn} `, 'm'));
  expect(text).toMatch(/sweepstakes, us-ca, all \(forbidden\): .*AB 831/);
  for (const [id, label] of Object.entries(markets)) expect(text).toContain(`  ${id}: ${label}`);
  expect(text).toContain('not legal advice');
});

// Requirement: publishing.cli
it('prints texts and sources as JSON', () => {
  const list = JSON.parse(run({ json: true }).join('\n')) as PresetList;
  expect(list.presets).toEqual(presets);
  expect(list.markets).toEqual(markets);
});

function run(options: { json?: boolean }): readonly string[] {
  const { io, lines } = createTestIo({ folder: '.' });
  presetsCommand(options, io);
  return lines;
}
