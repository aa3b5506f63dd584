import { prepareImage } from '@spinreel/media/images/prepare-image';
import { imageRecipes } from '@spinreel/media/recipes/image-recipe';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { coverFile } from '../../../test/upload-ad.ts';
import { imageJob } from './image-job.ts';

it('encodes an image once, for all its uploads and for the cover of the ad', async () => {
  const { services } = await startTestServer();
  const { blobs } = services;
  const sha256 = await blobs.storeBytes((await coverFile()).bytes);
  const memory = createMemoryRecipeStore();
  let encodedCount = 0;
  const put: typeof memory.put = (key, bytes) => {
    encodedCount += 1;
    return memory.put(key, bytes);
  };
  const recipes = { ...memory, put };
  const { signal } = new AbortController();
  const tools = { blobs, recipes, signal, report: () => {} };
  const upload = { sha256, mediaKind: 'png' } as const;

  const first = await imageJob.run(upload, tools);
  expect(await imageJob.run(upload, tools)).toEqual(first);
  const source = { path: (await blobs.localFile(sha256)) ?? '', kind: 'png', sha256 } as const;
  const cover = await prepareImage({ source, recipe: imageRecipes.coverImage, store: recipes });
  expect(cover).toMatchObject({ ok: true, value: first.served });
  expect(encodedCount).toBe(1);
});
