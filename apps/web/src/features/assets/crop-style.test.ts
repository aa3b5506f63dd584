import { expect, test } from 'vitest';
import { cropStyle } from './crop-style.ts';

const video = { width: 1280, height: 720 };
const whole = { splitScreen: true, zoom: 1, zoomX: 0, zoomY: 0 };

test('shows a crop that exists already as it is', () => {
  expect(cropStyle({ video, shown: whole, wanted: whole })).toMatchObject({
    width: '100%',
    height: '100%',
    left: '0%',
    top: '0%',
  });
});

test('zooming in on the whole source enlarges it and moves it to the selected part', () => {
  const wanted = { ...whole, zoom: 2, zoomX: 100, zoomY: -100 };
  expect(cropStyle({ video, shown: 'uncut', wanted })).toMatchObject({
    width: '200%',
    height: '200%',
    left: '-100%',
    top: '0%',
  });
});

// Requirement: crop.server-side
test('zooming out of a crop leaves space around it until the server has made the wider one', () => {
  const shown = { ...whole, zoom: 2 };
  expect(cropStyle({ video, shown, wanted: whole })).toMatchObject({
    width: '50%',
    height: '50%',
    left: '25%',
    top: '25%',
  });
});

test('does not move a video of unknown size', () => {
  expect(cropStyle({ video: { width: null, height: null }, shown: 'uncut', wanted: whole })).toBeUndefined();
});
