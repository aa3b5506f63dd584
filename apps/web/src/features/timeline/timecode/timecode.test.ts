import { expect, test } from 'vitest';
import { formatFrame, parseMoment } from './timecode.ts';

const scale = { durationSeconds: 75, frameRate: 30 };

test.each([
  ['00:04.17', 125],
  [' 4.17 ', 125],
  ['4,17', 125],
  ['4', 120],
  ['1:05.5', 1965],
  ['f125', 125],
  ['F 125', 125],
  ['0', 0],
  ['1:15', 2249],
])('the time %j means frame %i', (text, frame) => {
  expect(parseMoment(text, 'time', scale)).toEqual({ frame });
});

test('reads a plain number as a frame where frames are expected', () => {
  expect(parseMoment('125', 'frame', scale)).toEqual({ frame: 125 });
  expect(parseMoment('00:04.17', 'frame', scale)).toEqual({ frame: 125 });
});

test.each([
  ['', 'time', 'Use a time such as 00:04.17.'],
  ['soon', 'time', 'Use a time such as 00:04.17.'],
  ['-1', 'time', 'Use a time such as 00:04.17.'],
  ['1:75', 'time', 'Use a time such as 00:04.17.'],
  ['soon', 'frame', 'Use a frame such as f125.'],
  ['2:00', 'time', 'The video ends at 01:15.00.'],
  ['f2250', 'frame', 'The last frame is f2249.'],
] as const)('refuses %j as a %s with an explanation', (text, format, problem) => {
  expect(parseMoment(text, format, scale)).toEqual({ problem });
});

test('finds every frame again from its displayed time', () => {
  for (let frame = 0; frame < 2250; frame += 1) {
    expect(parseMoment(formatFrame(frame, 'time', scale), 'time', scale)).toEqual({ frame });
  }
});
