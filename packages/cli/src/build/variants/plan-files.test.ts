import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, it } from 'vitest';
import { labelAd, planFiles } from './plan-files.ts';

const varied: AdConfig = {
  name: 'Lucky Reels',
  languages: ['de'],
  compliance: { market: 'us-ca' },
  variants: [
    { id: 'one', name: 'Play!' },
    { id: 'two', name: 'Play', overrides: { 'compliance.market': 'gb' } },
  ],
};

it('names each file by the template, and numbers variants with equal names', () => {
  const files = plan(varied, '{ad}_{variant}_{market}_{language}_{network}_{date}', ['meta']);
  expect(files).toEqual([
    'lucky-reels_base_us-ca_en_meta_2026-11-28.zip',
    'lucky-reels_base_us-ca_de_meta_2026-11-28.zip',
    'lucky-reels_play_us-ca_en_meta_2026-11-28.zip',
    'lucky-reels_play_us-ca_de_meta_2026-11-28.zip',
    'lucky-reels_play-2_gb_en_meta_2026-11-28.zip',
    'lucky-reels_play-2_gb_de_meta_2026-11-28.zip',
  ]);
});

it('leaves out what the ad does not have, and fits names to networks whose pages carry them', () => {
  const plain: AdConfig = { name: 'Lucky Reels' };
  expect(plan(plain, undefined, ['moloco', 'mintegral'])).toEqual([
    'lucky-reels_moloco.html',
    'lucky_reels_mintegral.zip',
  ]);
});

it.each([
  ['{variant}', 'Add {language} to the name'],
  ['{ad}', /Add \{variant\}[^]*Add \{language\}/],
  ['{ad}_{campaign}', 'no placeholder {campaign}'],
  ['{variant}/{language}', 'contains /'],
  [`${'x'.repeat(240)}{variant}{language}`, 'longer than 240 characters'],
])('refuses the template %s', (template, reason) => {
  expect(() => plan(varied, template, ['meta'])).toThrow(reason);
});

it('labels ads by what they differ in', () => {
  const file = { variant: 'Play', language: 'de' } as const;
  expect(labelAd(varied, file)).toBe('Play, de');
  expect(labelAd({ languages: ['de'] }, file)).toBe('de');
  expect(labelAd({ variants: [{ id: 'one' }] }, file)).toBe('Play');
});

function plan(config: AdConfig, template: string | undefined, ids: (keyof typeof networks)[]): string[] {
  const options = {
    networks: ids.map((id) => networks[id]),
    template,
    date: new Date('2026-11-28T12:00:00Z'),
  };
  return planFiles(config, { selection: {}, ...options }).map(({ fileName }) => fileName);
}
