import {
  type BrandPreset,
  listBrandPresets,
  ListBrandPresetsResponse,
} from '@spinreel/api-contract/brand-presets';
import { brandPresetLimits } from '@spinreel/config-schema/limits/compliance-limits';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { complianceMessages } from '@spinreel/config-schema/messages/compliance-messages';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile, readHandle } from '../../test/upload-ad.ts';
import { sweep } from '../sweeper/sweep.ts';

const path = listBrandPresets.path();
const compliance = {
  product: 'social-casino',
  market: 'us',
  elements: { ageMark: { texts: { en: '21+' }, screens: ['cover'] } },
};

// Requirement: compliance.brand-presets
it('lists the presets of all brands to everyone with access, by brand and name', async () => {
  const { server, save, list } = await setup();
  await save({ brand: 'Lucky', name: 'United States' });
  await save({ brand: 'Bingo', name: 'Default' });
  await save({ brand: 'Lucky', name: 'Austria' });
  const later = await server.unlocked();
  const answer = await later.get(path);
  expect(Compile(ListBrandPresetsResponse).Errors(answer.json())).toEqual([]);
  const presets = await list();
  expect(answer.json().data.presets).toEqual(presets);
  expect(presets.map(({ brand, name }) => `${brand}: ${name}`)).toEqual([
    'Bingo: Default',
    'Lucky: Austria',
    'Lucky: United States',
  ]);
  expect(presets[0]?.compliance).toEqual(compliance);
});

it('replaces the preset of the same brand and name', async () => {
  const { clock, save, list } = await setup();
  const first = (await save({ name: ' Default ' })).json().data;
  clock.nowMs += 1000;
  const second = (await save({ name: 'Default', compliance: { product: 'real-money' } })).json().data;
  expect(second).toMatchObject({ id: first.id, name: 'Default', compliance: { product: 'real-money' } });
  expect(second.updatedAt > first.updatedAt).toBe(true);
  expect(await list()).toEqual([second]);
});

it('renames a preset, and moves it to another brand', async () => {
  const { client, save, list } = await setup();
  const { id } = (await save({})).json().data;
  const answer = await client.json('PUT', `${path}/${id}`, { brand: 'Bingo', name: 'New' });
  expect([answer.statusCode, answer.json().data]).toMatchObject([200, { id, brand: 'Bingo', name: 'New' }]);
  expect(await list()).toMatchObject([{ id, brand: 'Bingo', name: 'New', compliance }]);
});

it('refuses a name that another preset of the brand has', async () => {
  const { client, save } = await setup();
  await save({ name: 'Taken' });
  const { id } = (await save({ name: 'Mine' })).json().data;
  const answer = await client.json('PUT', `${path}/${id}`, { brand: 'Lucky', name: 'Taken' });
  expect([answer.statusCode, answer.json().error.message]).toEqual([422, complianceMessages.presetNameTaken]);
  const same = await client.json('PUT', `${path}/${id}`, { brand: 'Lucky', name: 'Mine' });
  expect(same.statusCode).toBe(200);
});

// Requirement: customize.brand-font
it('shares the font of a preset with ads of all sessions, as long as one needs it', async () => {
  const { server, client, clock, save, list } = await setup();
  const upload = await client.upload('font', { name: 'brand.ttf', bytes: await makeBrandFont() });
  const fontPath = readHandle(upload);
  expect((await save({ fontPath })).statusCode).toBe(200);
  clock.nowMs += 8 * 24 * 60 * 60 * 1000;
  await sweep(server.services);
  const [preset] = await list();
  expect(preset?.font).toMatchObject({ fileSystemPath: fontPath, font: { family: 'Anton' } });

  const other = await server.unlocked();
  const config = { id: 'ad-12345678', assets: { brandFont: { filePath: fontPath } } };
  expect((await other.json('POST', '/api/ads', config)).statusCode).toBe(200);
  await client.json('DELETE', `${path}/${preset?.id}`, undefined);
  await sweep(server.services);
  expect((await other.get(preset?.font?.optimizedUrl ?? '')).statusCode).toBe(200);
  expect((await other.json('PUT', '/api/ads/ad-12345678', config)).statusCode).toBe(200);
});

it('refuses a handle that names no font', async () => {
  const { client, save } = await setup();
  const image = readHandle(await client.upload('image', await coverFile()));
  for (const fontPath of [image, 'asset:nothing', '/etc/passwd'])
    expect((await save({ fontPath })).json().error.code).toBe('unknown-asset');
});

it('deletes a preset, once or twice', async () => {
  const { client, save, list } = await setup();
  const { id } = (await save({})).json().data;
  for (let time = 0; time < 2; time += 1)
    expect((await client.json('DELETE', `${path}/${id}`, undefined)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  const renamed = await client.json('PUT', `${path}/${id}`, { brand: 'Lucky', name: 'Gone' });
  expect([renamed.statusCode, renamed.json().error.code]).toEqual([404, 'unknown-preset']);
});

it.each([
  ['without a brand', { brand: ' ' }],
  ['with an invisible name', { name: '\0\u0007' }],
  ['with a name that is too long', { name: 'x'.repeat(textLimits.presetName + 1) }],
  ['with an unknown field', { compliance: { nonsense: 1 } }],
])('refuses a preset %s', async (_what, change) => {
  const { save, list } = await setup();
  const answer = await save(change);
  expect(answer.json().error.code).toBe('malformed');
  expect(await list()).toEqual([]);
});

it('limits the number of presets, and still replaces those that there are', async () => {
  const { server, save } = await setup();
  const row = (index: number) => ({
    id: `preset-${index}`,
    brand: 'Lucky',
    name: `Preset ${index}`,
    compliance: '{}',
    updated_at: new Date(0).toISOString(),
  });
  const rows = Array.from({ length: brandPresetLimits.maxPresets }, (_, index) => row(index));
  await server.services.database.insertInto('brand_preset').values(rows).execute();
  const refused = await save({ name: 'One more' });
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    422,
    complianceMessages.tooManyPresets(brandPresetLimits.maxPresets),
  ]);
  expect((await save({ name: 'Preset 7' })).statusCode).toBe(200);
});

async function setup() {
  const clock = { nowMs: Date.parse('2026-11-23T12:00:00Z') };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  const save = (change: object) =>
    client.json('POST', path, { brand: 'Lucky', name: 'Default', compliance, ...change });
  const list = async () => (await client.get(path)).json().data.presets as BrandPreset[];
  return { server, client, clock, save, list };
}
