import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { describeHosting, nameHostControl } from './describe-hosting.ts';

test.each([
  [
    'applovin',
    'AppLovin draws its close button in the top right corner. AppLovin does not tell the ad that the phone is muted.',
  ],
  ['inmobi', 'InMobi draws its close button in the top right corner and reserves the top left corner.'],
  [
    'meta',
    'Meta does not document where its own controls are, so none are drawn here. Meta does not tell the ad that the phone is muted.',
  ],
] as const)('describes what %s draws and does not report', (id, text) => {
  expect(describeHosting(networks[id])).toBe(text);
});

test('names each control', () => {
  const { inmobi } = networks;
  expect(inmobi.hostControls.map((control) => nameHostControl(control, inmobi))).toEqual([
    'Reserved corner of InMobi',
    'Close button of InMobi',
  ]);
});
