import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import { listEdits } from './list-edits.ts';
import { describeStep } from './describe-step.ts';
import { nameEdits } from './name-edits.ts';

const cover = (name: string) => ({ coverImage: { filePath: `asset:${name}` } });
const nameFile = (handle: string) => handle.replace('asset:', '');
const area = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
const pause = (id: string, timestamp: number) => ({ id, timestamp, label: 'Pause 1' });

// Requirement: history.descriptions
test.each<[AdDocument, AdDocument, string]>([
  [{ cta: { label: 'Spin!' } }, { cta: { label: 'Play now' } }, 'Button text: Spin! to Play now'],
  [
    { cta: { storeUrl: '' } },
    { cta: { storeUrl: 'https://a.example' } },
    'Store URL: empty to https://a.example',
  ],
  [{}, { storeUrls: { ios: 'https://a.example' } }, 'App Store URL: empty to https://a.example'],
  [
    { storeUrls: { ios: 'https://a.example', android: 'https://b.example' } },
    { storeUrls: { ios: '', android: '' } },
    'Change App Store URL and Google Play URL',
  ],
  [{ name: 'A' }, { name: 'x'.repeat(50) }, `Ad name: A to ${'x'.repeat(39)}…`],
  [{ videoSize: 1 }, { videoSize: 1.2 }, 'Video size: 100 % to 120 %'],
  [{ cta: { showFingerPointer: true } }, { cta: { showFingerPointer: false } }, 'Finger pointer: off'],
  [{ assets: {} }, { assets: cover('lucky.png') }, 'Cover image added: lucky.png'],
  [{ assets: cover('a.png') }, { name: 'B', assets: cover('b.png') }, 'Cover image: a.png to b.png'],
  [{ assets: cover('a.png') }, { assets: {} }, 'Cover image removed: a.png'],
  [
    { assets: { gameplayVideo: { filePath: '' } } },
    { assets: { gameplayVideo: { filePath: 'asset:clip.mp4' } } },
    'Gameplay video added: clip.mp4',
  ],
  [
    { pausePointCount: 2, pausePoints: [pause('a', 2)] },
    { pausePointCount: 1, pausePoints: [] },
    'Interaction level: Double Spin to Single Spin',
  ],
  [
    { assets: { gameplayVideo: { filePath: 'a', reels: { ...area, width: 0.4 } } } },
    { assets: { gameplayVideo: { filePath: 'a', reels: { ...area, width: 0.5 } } } },
    'Change reels',
  ],
  [{ pausePoints: [] }, { pausePoints: [pause('a', 2)] }, 'Pause added at 00:02.00'],
  [{ pausePoints: [pause('a', 2)] }, { pausePoints: [] }, 'Pause removed at 00:02.00'],
  [{ pausePoints: [pause('a', 2)] }, { pausePoints: [pause('a', 3.1)] }, 'Pause 1: 00:02.00 to 00:03.10'],
  [{ networks: ['meta'] }, { networks: ['meta', 'moloco'] }, 'Add network'],
  [{ networks: ['meta'] }, { networks: ['moloco'] }, 'Change networks'],
  [
    { coverTextPositions: { cover: { x: 0.5, y: 0.8 } } },
    { coverTextPositions: { cover: { x: 0.5, y: 0.7 } } },
    'Move cover text',
  ],
  [
    { cta: { positions: { cover: { x: 0.5, y: 0.6 } }, fingerPositions: { cover: { x: 0.5, y: 0.6 } } } },
    { cta: { positions: { cover: { x: 0.4, y: 0.6 } }, fingerPositions: { cover: { x: 0.4, y: 0.6 } } } },
    'Move spin button and finger pointer',
  ],
  [{ sizes: { coverText: 1 } }, { sizes: { coverText: 1.2 } }, 'Cover text size: 100 % to 120 %'],
  [
    { landscapePositions: {} },
    { landscapePositions: { cover: { button: { x: 0.5, y: 0.7 } } } },
    'Move spin button in landscape',
  ],
  [
    { landscapePositions: { outro: { button: { x: 0.5, y: 0.8 } } } },
    { landscapePositions: { outro: { button: { x: 0.5, y: 0.7 } } } },
    'Move outro button in landscape',
  ],
  [
    { compliance: { market: 'worldwide' } },
    { compliance: { market: 'gb' } },
    'Market: Worldwide to United Kingdom',
  ],
  [{ compliance: { language: 'de' } }, { compliance: { language: 'ar' } }, 'Language: German to Arabic'],
  [
    { compliance: { product: 'social-casino' } },
    { compliance: { product: 'real-money' } },
    'Product type: Social casino to Real-money gambling',
  ],
  [
    { cta: { buttonStyle: 'classic' } },
    { cta: { buttonStyle: 'flashy-stacked' } },
    'Button style: Classic to Flashy stacked',
  ],
])('%j to %j reads %j', (before, after, text) => {
  const edits = listEdits(before, after);
  expect(describeStep({ name: nameEdits(edits), edits }, nameFile)).toBe(text);
});

test('a step with its own name keeps it', () => {
  const edits = listEdits({ cta: { label: 'A' } }, { cta: { label: 'B' } });
  expect(describeStep({ name: 'fill in the casino sample', edits }, nameFile)).toBe(
    'Fill in the casino sample',
  );
});

test('a file whose name is unknown is described without it', () => {
  const edits = listEdits({ assets: {} }, { assets: cover('a.png') });
  expect(describeStep({ name: nameEdits(edits), edits }, () => null)).toBe('Add cover image');
});
