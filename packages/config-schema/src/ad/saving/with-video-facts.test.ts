import { expect, test } from 'vitest';
import { withVideoFacts } from './with-video-facts.ts';

const facts = { durationSeconds: 12.5, frameRate: 29.97, widthPx: 1920, heightPx: 1080 };

// Requirement: ad.video-facts
test("the measured numbers replace the client's", () => {
  const config = {
    name: 'Ad',
    assets: {
      coverImage: { filePath: 'asset:cover-01' },
      gameplayVideo: { filePath: 'asset:video-01', duration: 1, frameRate: 1000, width: 1, zoom: 2 },
    },
  };
  expect(withVideoFacts(config, facts)).toEqual({
    name: 'Ad',
    assets: {
      coverImage: { filePath: 'asset:cover-01' },
      gameplayVideo: {
        filePath: 'asset:video-01',
        duration: 12.5,
        frameRate: 29.97,
        width: 1920,
        height: 1080,
        zoom: 2,
      },
    },
  });
  expect(config.assets.gameplayVideo.duration).toBe(1);
});

test.each([{}, { assets: {} }, { assets: { gameplayVideo: null } }])(
  '%j has no video and stays as it is',
  (config) => {
    expect(withVideoFacts(config, facts)).toBe(config);
  },
);
