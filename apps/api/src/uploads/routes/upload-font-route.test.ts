// Requirement: upload.calls, customize.brand-font
import { UploadFontResponse } from '@spinreel/api-contract/uploads';
import { uploadMessages } from '@spinreel/config-schema/messages/upload-messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import { makeHostileFonts } from '@spinreel/fixtures/hostile/hostile-fonts';
import { readFile } from 'node:fs/promises';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../test/create-client.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readHandle, uploadAd } from '../../../test/upload-ad.ts';

let client: Client;
const atEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  client = await (await startTestServer({ cleanUp: (work) => atEnd.push(work) })).unlocked();
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

it.each(['ttf', 'woff', 'woff2'] as const)(
  'accepts a %s font whatever its name, and serves it as WOFF2 without scripts',
  async (container) => {
    const bytes = await makeBrandFont({ container });
    const answer = await client.upload('font', { name: 'brand.otf', bytes });
    expect(answer.statusCode).toBe(200);
    expect(Compile(UploadFontResponse).Check(answer.json())).toBe(true);
    const { optimizedUrl, ...facts } = answer.json().data.processedFont;
    expect(facts).toEqual({ family: 'Anton', style: 'Regular', unicodeRange: 'U+20-7E' });
    const shown = await client.get(optimizedUrl);
    expect(shown.headers).toMatchObject({
      'content-type': 'font/woff2',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(shown.rawPayload.toString('latin1', 0, 4)).toBe('wOF2');
  },
);

it('stores the facts of a font with the ad that uses it, and embeds the font', async () => {
  const handle = readHandle(await client.upload('font', { name: 'a.ttf', bytes: await makeBrandFont() }));
  const ad = await uploadAd(client);
  const config = {
    ...ad,
    assets: { ...ad.assets, brandFont: { filePath: handle } },
    cta: { ...ad.cta, fontFamily: 'Brand font' },
  };
  const saved = await client.json('POST', '/api/ads', config);
  expect(Object.values(saved.json().data.assets)).toContainEqual(
    expect.objectContaining({ kind: 'font', font: expect.objectContaining({ family: 'Anton' }) }),
  );
  const exported = await client.json('POST', `/api/export/${ad.id}/moloco`, { config });
  const { downloadUrl } = exported.json().data;
  expect((await client.get(downloadUrl)).payload).toContain('@font-face{font-family:"Brand font"');
});

it.each([
  [2, uploadMessages.fontRestricted],
  [512, uploadMessages.fontBitmapOnly],
])('refuses a font whose embedding rights are %i, with the reason', async (embeddingRights, message) => {
  const bytes = await makeBrandFont({ embeddingRights });
  const answer = await client.upload('font', { name: 'brand.ttf', bytes });
  expect([answer.statusCode, answer.json().error]).toEqual([422, { code: 'unusable-font', message }]);
});

it('refuses an image that is named like a font', async () => {
  const bytes = await readFile(fixtureMedia.cover.path);
  const answer = await client.upload('font', { name: 'brand.ttf', bytes });
  expect([answer.statusCode, answer.json().error.message]).toEqual([415, uploadMessages.fontFormat]);
});

// All hostile fonts: inspect-font.test.ts of the media package.
// Requirement: security.isolated-decoders
it('answers hostile fonts with an error, and accepts the next font', async () => {
  const fonts = await makeHostileFonts();
  for (const name of ['half.woff2', 'far-tables.ttf', 'bomb.woff']) {
    const bytes = fonts[name]!;
    const { statusCode } = await client.upload('font', { name, bytes });
    expect([name, [200, 415, 422].includes(statusCode)]).toEqual([name, true]);
  }
  const next = await client.upload('font', { name: 'brand.ttf', bytes: await makeBrandFont() });
  expect(next.statusCode).toBe(200);
}, 120_000);
