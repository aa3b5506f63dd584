import { validateAdConfig } from '@spinreel/config-schema/ad/saving/validate-ad-config';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, test } from 'vitest';
import { toBackendConfig } from './to-backend-config.ts';
import { createAdConfig, noVideo } from '../create-ad-config.ts';

const now = '2026-01-01T10:00:00.000Z';
const uploaded = {
  filePath: 'asset:file-1234',
  fileSystemPath: 'asset:file-1234',
  uploadedPath: '/api/assets/file-1234',
  processedUrl: '/api/assets/file-1234',
  originalName: 'file.png',
};

test('a new ad is valid and has the product’s defaults', () => {
  const config = toBackendConfig(createAdConfig({ id: 'ad-number-1', now }));
  expect(validateAdConfig(config)).toMatchObject({ ok: true });
  expect(config).toMatchObject({
    name: 'Untitled Ad',
    pausePointCount: 2,
    videoSize: 1,
    cta: { label: 'Spin!', color: '#DC143C', buttonStyle: 'flashy-stacked', fontFamily: 'Verdana' },
    outro: { label: 'Download Now!', color: '#FFD700', pulseAnimation: true },
    branding: { primaryColor: '#FFD700', secondaryColor: '#DC143C', fontFamily: 'Verdana' },
  });
});

test('omits slots without a file', () => {
  const config = toBackendConfig(createAdConfig({ id: 'ad-number-1', now }));
  expect(config.assets).toEqual({ background: { type: 'transparent-video', solidColor: '#1F2937' } });
});

test('sends handle, preview and name of images, and the settings of video and music', () => {
  const draft: AdConfig = {
    assets: {
      coverImage: uploaded,
      gameplayVideo: {
        ...noVideo,
        ...uploaded,
        duration: 12,
        frameRate: 30,
        width: 1280,
        height: 720,
        zoom: 1.5,
      },
      backgroundMusic: { ...uploaded, volume: 0.5, sampleId: 'casino-3' },
    },
  };
  const { assets } = toBackendConfig(draft);
  expect(assets?.coverImage).toEqual({
    filePath: 'asset:file-1234',
    preview: '/api/assets/file-1234',
    originalName: 'file.png',
  });
  expect(assets?.gameplayVideo).toMatchObject({
    duration: 12,
    frameRate: 30,
    splitScreen: true,
    zoom: 1.5,
    zoomX: 0,
    zoomY: 0,
    trim: null,
  });
  expect(assets?.backgroundMusic).toMatchObject({ volume: 0.5, sampleId: 'casino-3' });
});

test.each([
  ['https://example.com/app', 'https://example.com/app'],
  ['https:/', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('sends the typed store URL %j as %j', (typed, sent) => {
  expect(toBackendConfig({ cta: { storeUrl: typed } }).cta?.storeUrl).toBe(sent);
  const { storeUrls } = toBackendConfig({ storeUrls: { ios: typed } });
  expect(storeUrls).toEqual({ ios: sent, android: '' });
});

test('sends an ad without a name under the default name', () => {
  expect(toBackendConfig({ name: '   ' }).name).toBe('Untitled Ad');
});
