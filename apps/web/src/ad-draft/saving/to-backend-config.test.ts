import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import type { CatalogueState } from '../catalogue/catalogue.ts';
import { createAdDocument, noVideo } from '../document/create-ad-document.ts';
import { toBackendConfig } from './to-backend-config.ts';
import { toDraftDocument, toSavedDocument } from '../document/draft-document.ts';

const now = '2026-01-01T10:00:00.000Z';
const filePath = 'asset:file-1234';
const catalogue: CatalogueState = {
  'file-1234': {
    originalName: 'file.png',
    optimizedUrl: '/api/assets/file-1234?cut=1',
    fileSize: 9,
    width: 1280,
    height: 720,
    duration: 12,
    frameRate: 30,
  },
};

test('a new ad is valid and has the product’s defaults', () => {
  const config = send(createAdDocument());
  expect(validateAdConfig(config)).toMatchObject({ ok: true });
  expect(config).toMatchObject({
    id: 'ad-number-1',
    createdAt: now,
    updatedAt: now,
    name: 'Untitled Ad',
    pausePointCount: 2,
    videoSize: 1,
    cta: { label: 'Spin!', color: '#DC143C', buttonStyle: 'flashy-stacked', fontFamily: 'Verdana' },
    outro: { label: 'Download Now!', color: '#FFD700', pulseAnimation: true },
    branding: { primaryColor: '#FFD700', secondaryColor: '#DC143C', fontFamily: 'Verdana' },
  });
});

test('omits slots without a file', () => {
  const config = send(createAdDocument());
  expect(config.assets).toEqual({ background: { type: 'transparent-video', solidColor: '#1F2937' } });
});

test('sends handle, preview and name of images, and the settings of video and music', () => {
  const draft: AdDocument = {
    assets: {
      coverImage: { filePath },
      gameplayVideo: { ...noVideo, filePath, zoom: 1.5 },
      backgroundMusic: { filePath, volume: 0.5, sampleId: 'casino-3' },
      background: { type: 'custom-image', customImage: { filePath } },
    },
  };
  const { assets } = send(draft);
  const file = { filePath, preview: '/api/assets/file-1234?cut=1', originalName: 'file.png' };
  expect(assets?.coverImage).toEqual(file);
  expect(assets?.background?.customImage).toEqual(file);
  expect(assets?.gameplayVideo).toEqual({
    ...file,
    width: 1280,
    height: 720,
    duration: 12,
    frameRate: 30,
    splitScreen: true,
    zoom: 1.5,
    zoomX: 0,
    zoomY: 0,
  });
  expect(assets?.backgroundMusic).toMatchObject({ volume: 0.5, sampleId: 'casino-3' });
});

test('sends a file that nothing is known about by its handle', () => {
  const { assets } = send({ assets: { coverImage: { filePath: 'asset:unknown-1' } } });
  expect(assets?.coverImage).toEqual({
    filePath: 'asset:unknown-1',
    preview: '/api/assets/unknown-1',
    originalName: null,
  });
});

test('what the server returns is the same document as what was sent', () => {
  const draft: AdDocument = {
    ...createAdDocument(),
    assets: { coverImage: { filePath }, gameplayVideo: { ...noVideo, filePath, zoom: 2 } },
  };
  const returned = toDraftDocument(send(draft));
  expect(toSavedDocument(returned)).toEqual(toSavedDocument(draft));
});

test.each([
  ['https://example.com/app', 'https://example.com/app'],
  ['https:/', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('sends the typed store URL %j as %j', (typed, sent) => {
  expect(send({ cta: { storeUrl: typed } }).cta?.storeUrl).toBe(sent);
  const { storeUrls } = send({ storeUrls: { ios: typed } });
  expect(storeUrls).toEqual({ ios: sent, android: '' });
});

test('sends an ad without a name under the default name', () => {
  expect(send({ name: '   ' }).name).toBe('Untitled Ad');
});

function send(document: AdDocument) {
  return toBackendConfig({ adId: 'ad-number-1', document, createdAt: now, updatedAt: now }, catalogue);
}
