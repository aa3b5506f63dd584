import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, test } from 'vitest';
import { computeOverlap } from '../../test/compute-overlap.ts';
import { createTemporaryFolder } from '../../test/create-temporary-folder.ts';
import { expectValue } from '../../test/expect-outcome.ts';
import { readSource } from '../../test/make-media.ts';
import { createMemoryRecipeStore } from '../recipes/memory-recipe-store.ts';
import { findSalience } from './find-salience.ts';

const folder = createTemporaryFolder();
const dusk = gradient('#1a0830', '#5b1f8a');
const beach = gradient('#bfeaff', '#ffe9b8');

/** A drawing with the known areas of what matters in it, in pixels of 1080 by 1920: left, top, width, height. */
interface Drawn {
  readonly image: string;
  readonly known: readonly (readonly [number, number, number, number])[];
  /** The least overlap: the common area of the found and the known one by their union. */
  readonly overlap: number;
}

// Requirement: media.salience
test.each<[string, Drawn]>([
  ['a hero on the left', { image: dusk + hero(60, 500), known: [[60, 500, 480, 900]], overlap: 0.9 }],
  ['a hero on the right', { image: beach + hero(560, 500), known: [[560, 500, 480, 900]], overlap: 0.85 }],
  ['a logo at the top', { image: dusk + letters(240, 120, 60), known: [[240, 120, 600, 120]], overlap: 0.8 }],
  [
    'a line of text',
    { image: beach + letters(130, 900, 40, 20), known: [[130, 900, 800, 80]], overlap: 0.75 },
  ],
  [
    'a hero and a title',
    {
      image: dusk + letters(140, 150, 80) + hero(300, 640),
      known: [
        [300, 640, 480, 900],
        [140, 150, 800, 160],
      ],
      overlap: 0.8,
    },
  ],
  [
    'a hero in front of rays',
    { image: rays() + hero(300, 560), known: [[300, 560, 480, 900]], overlap: 0.85 },
  ],
  [
    'a hero at the lower edge',
    { image: beach + hero(300, 1020), known: [[300, 1020, 480, 900]], overlap: 0.85 },
  ],
])('finds %s', async (name, { image, known, overlap }) => {
  const parts = await findIn(name, image);
  expect(parts).toHaveLength(known.length);
  for (const [index, [left, top, width, height]] of known.entries()) {
    const region = { x: left / 1080, y: top / 1920, width: width / 1080, height: height / 1920 };
    expect(computeOverlap(parts?.[index]?.region, region)).toBeGreaterThan(overlap);
  }
  expect(parts?.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3);
});

// Requirement: media.salience
test.each([
  ['a plain color', '<rect width="1080" height="1920" fill="#5b1f8a"/>'],
  ['a gradient', beach],
  ['a gradient from the middle', radialGradient()],
  ['rays', rays()],
  ['a pattern', pattern()],
])('finds nothing in %s', async (name, image) => {
  expect(await findIn(name, image)).toBeNull();
});

test('finds the title and the reels of the sample cover, and leaves its lower end free', async () => {
  const parts = await findSalienceOf(fixtureMedia.cover.path);
  const known = { x: 0.07, y: 0.1, width: 0.88, height: 0.62 };
  expect(computeOverlap(parts?.[0]?.region, known)).toBeGreaterThan(0.9);
});

test('reads a found result from the store', async () => {
  const store = createMemoryRecipeStore();
  const source = await readSource(fixtureMedia.cover.path);
  const first = expectValue(await findSalience({ source, store }));
  const missing = { ...source, path: join(folder, 'missing.jpg') };
  expect(expectValue(await findSalience({ source: missing, store }))).toEqual(first);
});

async function findIn(name: string, image: string) {
  const path = join(folder, `${name.replaceAll(' ', '-')}.svg`);
  const size = 'width="1080" height="1920" viewBox="0 0 1080 1920"';
  await writeFile(path, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`);
  return findSalienceOf(path);
}

async function findSalienceOf(path: string) {
  return expectValue(
    await findSalience({ source: await readSource(path), store: createMemoryRecipeStore() }),
  );
}

function gradient(from: string, to: string): string {
  return `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<rect width="1080" height="1920" fill="url(#g)"/>`;
}

function radialGradient(): string {
  return `<radialGradient id="r"><stop stop-color="#ff9ad5"/><stop offset="1" stop-color="#1a0830"/></radialGradient>
<rect width="1080" height="1920" fill="url(#r)"/>`;
}

/** A figure of 480 by 900 pixels with a face, a striped shirt and buttons. */
function hero(left: number, top: number): string {
  const stripes = Array.from({ length: 9 }, (_, row) => {
    return `<rect x="0" y="${320 + row * 65}" width="480" height="30" fill="#ffd34d"/>`;
  });
  return `<g transform="translate(${left} ${top})"><rect y="300" width="480" height="600" fill="#c2202e"/>${stripes.join('')}
<circle cx="240" cy="150" r="150" fill="#e8b48c"/><circle cx="180" cy="130" r="26" fill="#222"/><circle cx="300" cy="130" r="26" fill="#222"/>
<rect x="170" y="210" width="140" height="24" fill="#8a1f1f"/></g>`;
}

/** Ten letters of bars. Each is as wide as \`em\` minus a gap, and twice as high as \`em\`. */
function letters(left: number, top: number, em: number, count = 10): string {
  const letter = (x: number) =>
    `<path d="M${x} ${top}h${em * 0.75}v${em * 0.4}h-${em * 0.45}v${em * 0.4}h${em * 0.45}v${em * 0.4}h-${em * 0.45}v${em * 0.8}h-${em * 0.3}z"/>`;
  const word = Array.from({ length: count }, (_, index) => letter(left + index * em));
  return `<g fill="#fff6d8" stroke="#7a1020" stroke-width="4">${word.join('')}</g>`;
}

function rays(): string {
  const ray = (angle: number) =>
    `<path d="M540 900L${point(angle)}L${point(angle + 0.16)}z" fill="#0f8f6d"/>`;
  const point = (angle: number) => `${540 + 2500 * Math.cos(angle)} ${900 + 2500 * Math.sin(angle)}`;
  const turns = Array.from({ length: 20 }, (_, index) => ray((index * Math.PI) / 10));
  return `<rect width="1080" height="1920" fill="#0a6b57"/>${turns.join('')}`;
}

function pattern(): string {
  const tile =
    '<path d="M60 0L120 60L60 120L0 60z" fill="#a3195b"/><circle cx="60" cy="60" r="8" fill="#ffd34d"/>';
  return `<pattern id="p" width="120" height="120" patternUnits="userSpaceOnUse"><rect width="120" height="120" fill="#3d0a2a"/>${tile}</pattern>
<rect width="1080" height="1920" fill="url(#p)"/>`;
}
