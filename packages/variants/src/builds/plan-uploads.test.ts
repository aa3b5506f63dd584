import { expect, test } from 'vitest';
import { listBuilds } from './list-builds.ts';
import { planUploads, type UploadNetwork } from './plan-uploads.ts';

const google = createNetwork('google', 20);
const tiktok = createNetwork('tiktok', 1);
const meta = createNetwork('meta', null);

test('splits the files of each network and language by what an ad group takes', () => {
  const ad = {
    languages: ['de' as const],
    variants: Array.from({ length: 24 }, (_, index) => ({ id: `v${index}` })),
  };
  const files = listBuilds(ad, { networks: ['google', 'tiktok', 'meta'] });
  const plans = planUploads(files, [google, tiktok, meta]);
  const sizes = plans.map(({ groups }) => groups.map((group) => [group.language, group.files.length]));
  expect(sizes[0]).toEqual([
    ['en', 20],
    ['en', 5],
    ['de', 20],
    ['de', 5],
  ]);
  expect(sizes[1]).toHaveLength(50);
  expect(sizes[2]).toEqual([
    ['en', 25],
    ['de', 25],
  ]);
  expect(plans.flatMap(({ groups }) => groups.flatMap((group) => group.files))).toHaveLength(files.length);
});

test('leaves out networks without files', () => {
  expect(planUploads(listBuilds({}, { networks: ['meta'] }), [google, meta])).toMatchObject([
    { network: { id: 'meta' }, groups: [{ language: 'en', files: [{ network: 'meta' }] }] },
  ]);
});

function createNetwork(id: string, maxFiles: number | null): UploadNetwork {
  const group = maxFiles === null ? null : { name: 'ad group', maxFiles };
  return { id, label: id, uploads: { group, questions: [] } };
}
