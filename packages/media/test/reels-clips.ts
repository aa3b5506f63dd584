import { expectValue } from './expect-outcome.ts';
import { readSource } from './make-media.ts';
import type { ReelsClip } from './make-reels-clip.ts';
import { createMemoryRecipeStore } from '../src/recipes/memory-recipe-store.ts';
import { findReels } from '../src/reels/find-reels.ts';

const landscape = [320, 180] as const;
export const portrait = [180, 320] as const;
const middle = { size: landscape, reels: [80, 44, 160, 90] } as const;
const animated = 'life=seed=1:mold=10:ratio=0.3:life_color=#C83232:death_color=#303060';

/** Clips whose reels are found, by what is special about the reels. The first three differ most. */
export const clipsWithReels: readonly (readonly [string, ReelsClip])[] = [
  ['in the middle of a still', middle],
  ['that use most of a portrait clip', { size: portrait, reels: [6, 40, 168, 200] }],
  ['in front of an animated background', { ...middle, background: animated }],
  ['off centre', { size: landscape, reels: [16, 60, 150, 96] }],
  ['in a corner', { size: landscape, reels: [196, 10, 100, 60] }],
  ['that are small', { size: landscape, reels: [120, 60, 70, 40] }],
  ['of a portrait clip', { size: portrait, reels: [16, 100, 148, 96] }],
  ['in front of a background that changes slowly', { ...middle, background: 'mandelbrot=start_scale=2' }],
];

/** Clips whose reels cannot be found, by the reason. The first three differ most. */
export const clipsWithoutReels: readonly (readonly [string, ReelsClip])[] = [
  ['if the whole frame moves', { size: landscape, reels: [0, 0, ...landscape] }],
  ['if the camera moves with the reels', { ...middle, effects: crop(`40+10*${spinSeconds()}`, '22') }],
  ['if the camera zooms', { ...middle, effects: "zoompan=z='1+0.3*abs(sin(in/40))':d=1:s=320x180:fps=30" }],
  ['if the frame around the reels moves as much', { ...middle, background: 'testsrc2=duration=7' }],
  ['if the camera moves all the time', { ...middle, effects: crop('40+38*sin(t*2.2)', '22+20*cos(t*3)') }],
  ['if the camera shakes', { ...middle, effects: crop('40+9*sin(t*40)*between(t,1,3)', '22+6*cos(t*33)') }],
];

/** The window of the reels of the slot clip and of `makeRecording`, as it is drawn. */
export const sampleReels = {
  x: 305 / 1280,
  y: 152 / 720,
  width: (5 * 134) / 1280,
  height: (3 * 132) / 720,
};

/** Finds the reels of a video file. */
export async function findReelsIn(path: string) {
  return expectValue(await findReels({ source: await readSource(path), store: createMemoryRecipeStore() }));
}

function spinSeconds(): string {
  return '(clip(t-1,0,2)+clip(t-4.5,0,1.5))';
}

/** A camera that shows a part of the frame whose corner moves. */
function crop(x: string, y: string): string {
  return `scale=400:225,crop=320:180:'${x}':'${y}'`;
}
