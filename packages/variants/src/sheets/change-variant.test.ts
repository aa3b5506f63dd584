import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Overrides } from '@spinreel/config-schema/ad/variants/variant';
import { expect, test } from 'vitest';
import type { VideoMeasurements } from '../resolve/replace-media.ts';
import { readRows } from '../../test/sheet-rows.ts';

const trim = { startSeconds: 1, endSeconds: 9 };
const video = { filePath: 'asset:clip', splitScreen: false, zoom: 1.5, zoomX: 0, trim };
const music = { filePath: 'asset:dragon', volume: 0.5, sampleId: 'casino-1' } as const;

// Requirement: variants.sheets
test('another video of the same shape keeps the crop, the trim and the pause points', () => {
  const { overrides, lost } = read({}, { 'assets.gameplayVideo': 'other.mp4' }, { durationSeconds: 9 });
  expect(overrides).toEqual({ 'assets.gameplayVideo': { ...video, filePath: 'asset:other' } });
  expect(lost).toBeUndefined();
});

// Requirement: variants.sheets
test('a video of another shape is not cropped as the former one', () => {
  const { overrides, lost } = read({}, { 'assets.gameplayVideo': 'other.mp4' }, { widthPx: 1080 });
  expect(overrides).toEqual({
    'assets.gameplayVideo': { filePath: 'asset:other', splitScreen: false, trim },
  });
  expect(lost).toEqual(['assets.gameplayVideo.zoom']);
});

// Requirement: variants.sheets
test('a shorter video has no trim and no pause point beyond its end', () => {
  const own: Overrides = { 'assets.gameplayVideo.trim': { startSeconds: 2, endSeconds: 7 } };
  for (const before of [{}, own]) {
    const { overrides, lost } = read(before, { 'assets.gameplayVideo': 'other.mp4' }, { durationSeconds: 6 });
    const { trim: _lost, ...others } = video;
    expect(overrides).toEqual({
      'assets.gameplayVideo': { ...others, filePath: 'asset:other' },
      pausePoints: [{ id: '3', timestamp: 3 }],
    });
    expect(lost).toEqual(['assets.gameplayVideo.trim', 'pausePoints']);
  }
});

test('no pause point is too close to the end of a shorter video', () => {
  const { overrides } = read({}, { 'assets.gameplayVideo': 'other.mp4' }, { durationSeconds: 3.4 });
  expect(overrides?.pausePoints).toEqual([]);
});

// Requirement: variants.sheets
test('pause points that the sheet names stay as they are', () => {
  const pausePoints = [
    { id: '2', timestamp: 2 },
    { id: '30', timestamp: 30 },
  ];
  const { overrides } = read(
    {},
    { 'assets.gameplayVideo': 'other.mp4', pausePoints: JSON.stringify(pausePoints) },
    { durationSeconds: 9 },
  );
  expect(overrides?.pausePoints).toEqual(pausePoints);
});

// Requirement: variants.sheets
test('a video of unknown size is neither cropped nor trimmed as the one of the base', () => {
  const { overrides, lost } = read({}, { 'assets.gameplayVideo': 'other.mp4' });
  expect(overrides).toEqual({ 'assets.gameplayVideo': { filePath: 'asset:other', splitScreen: false } });
  expect(lost).toEqual(['assets.gameplayVideo.zoom', 'assets.gameplayVideo.trim']);
});

// Requirement: variants.sheets
test('settings that a variant made for its former video go with it', () => {
  const own: Overrides = {
    'assets.gameplayVideo.zoom': 2,
    'assets.gameplayVideo.trim': { startSeconds: 2, endSeconds: 5 },
    'assets.gameplayVideo.splitScreen': true,
  };
  const { overrides, lost } = read(own, { 'assets.gameplayVideo': 'other.mp4' });
  expect(overrides).toEqual({
    'assets.gameplayVideo': { filePath: 'asset:other', splitScreen: false },
    'assets.gameplayVideo.splitScreen': true,
  });
  expect(lost).toEqual(['assets.gameplayVideo.zoom', 'assets.gameplayVideo.trim']);
});

// Requirement: variants.sheets
test('another video has the settings that the sheet has a column for', () => {
  const { overrides, lost } = read(
    { 'assets.gameplayVideo.zoom': 2, 'assets.gameplayVideo.zoomY': 10 },
    {
      'assets.gameplayVideo': 'other.mp4',
      'assets.gameplayVideo.zoom': '2',
      'assets.gameplayVideo.zoomY': '',
      'assets.gameplayVideo.trim': JSON.stringify(trim),
    },
  );
  expect(overrides).toEqual({
    'assets.gameplayVideo': { filePath: 'asset:other', splitScreen: false },
    'assets.gameplayVideo.zoom': 2,
    'assets.gameplayVideo.trim': trim,
  });
  expect(lost).toEqual(['assets.gameplayVideo.zoomY']);
});

test('the video that is shown keeps its settings when the sheet names it', () => {
  const { overrides, lost } = read(
    { 'assets.gameplayVideo.zoomY': 10 },
    { 'assets.gameplayVideo': 'clip.mp4' },
  );
  expect(overrides).toEqual({ 'assets.gameplayVideo': video, 'assets.gameplayVideo.zoomY': 10 });
  expect(lost).toBeUndefined();
});

test('the video of the base has the crop of the base again', () => {
  const own: Overrides = {
    'assets.gameplayVideo': { filePath: 'asset:other', zoom: 3 },
    'assets.gameplayVideo.trim': { startSeconds: 2, endSeconds: 5 },
  };
  const { overrides, lost } = read(own, { 'assets.gameplayVideo': '', 'cta.label': 'Go' });
  expect(overrides).toEqual({ 'cta.label': 'Go' });
  expect(lost).toBeUndefined();
});

// Requirement: variants.sheets
test('a chosen shape fits every video, but not the area of the reels', () => {
  const reels = { x: 0.2, y: 0.2, width: 0.5, height: 0.6 };
  const choose = (shape: '1:1' | 'reels') => {
    const own: Overrides = {
      'assets.gameplayVideo.shape': shape,
      ...(shape === 'reels' && { 'assets.gameplayVideo.reels': reels }),
    };
    return read(own, { 'assets.gameplayVideo': 'other.mp4' }, { widthPx: 1080 });
  };
  expect(choose('1:1').overrides).toMatchObject({ 'assets.gameplayVideo.shape': '1:1' });
  expect(choose('1:1').lost).toEqual(['assets.gameplayVideo.zoom']);
  expect(Object.keys(choose('reels').overrides ?? {})).toEqual(['assets.gameplayVideo']);
  expect(choose('reels').lost).toContain('assets.gameplayVideo.shape');
});

test.each([
  ['an empty cell', ''],
  ['its name', 'clip.mp4'],
])(
  'with the video of the base, chosen by %s, a variant has the pause points that a shorter one had lost',
  (_how, cell) => {
    const short: Overrides = {
      'assets.gameplayVideo': { filePath: 'asset:other' },
      pausePoints: [{ id: '3', timestamp: 3 }],
    };
    const cells = { 'assets.gameplayVideo': cell };
    expect(read(short, cells, { durationSeconds: 6 }).overrides?.pausePoints).toBeUndefined();
    for (const pausePoints of [
      [{ id: '8', timestamp: 8 }],
      [
        { id: '3', timestamp: 3 },
        { id: '5', timestamp: 5 },
      ],
    ])
      expect(read({ ...short, pausePoints }, cells, { durationSeconds: 9 }).overrides?.pausePoints).toEqual(
        pausePoints,
      );
    const ownLevel: Overrides = { ...short, pausePointCount: 1 };
    expect(read(ownLevel, cells, { durationSeconds: 6 }).overrides).toMatchObject({
      pausePoints: [{ id: '3' }],
    });
  },
);

test('a video for one language is not cropped as the one for the others', () => {
  const { byLanguage, lost } = read({}, { 'assets.gameplayVideo (de)': 'other.mp4' });
  expect(byLanguage).toEqual({
    de: { 'assets.gameplayVideo': { filePath: 'asset:other', splitScreen: false } },
  });
  expect(lost).toHaveLength(2);
});

test('other music is as loud as the former', () => {
  const { overrides } = read({}, { 'assets.backgroundMusic': 'song.mp3' });
  expect(overrides).toEqual({ 'assets.backgroundMusic': { filePath: 'asset:song', volume: 0.5 } });
});

const measurements: VideoMeasurements = { widthPx: 1920, heightPx: 1080, durationSeconds: 20 };

/** Reads a sheet with one row. `lost` is what the video loses. `other` is how the other video differs; unknown by default. */
function read(own: Overrides, cells: Readonly<Record<string, string>>, other?: Partial<VideoMeasurements>) {
  const ad: AdConfig = {
    ...{ cta: { label: 'Spin!' }, languages: ['de'] },
    assets: { gameplayVideo: video, backgroundMusic: music },
    pausePoints: [
      { id: '3', timestamp: 3 },
      { id: '8', timestamp: 8 },
    ],
    variants: [{ id: 'one', overrides: own }],
  };
  const sheet = readRows(
    [
      ['id', ...Object.keys(cells)],
      ['one', ...Object.values(cells)],
    ],
    ad,
    other && { 'asset:clip': measurements, 'asset:other': { ...measurements, ...other } },
  );
  expect(sheet.problems).toEqual([]);
  const [variant] = sheet.ad.variants ?? [];
  const change = sheet.changes.find(({ path }) => path === 'assets.gameplayVideo');
  return { overrides: variant?.overrides, byLanguage: variant?.byLanguage, lost: change?.lost };
}
