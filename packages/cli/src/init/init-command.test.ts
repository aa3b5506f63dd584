import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';

// Requirement: cli.init
it(
  'writes an ad config that builds once its files and its store URL are there',
  { timeout: 300_000 },
  async () => {
    const { run, folder } = await createTestCli();
    const started = await run('init', 'lucky', '--name', 'Lucky');
    expect([started.code, started.lines.join('\n')]).toEqual([
      0,
      expect.stringContaining('spinreel build lucky'),
    ]);
    const path = join(folder, 'lucky', 'ad.json');
    const build = () => run('build', 'lucky/ad.json', '--network', 'moloco');
    expect((await build()).errors).toEqual([expect.stringContaining('Store URL is required')]);
    const config = JSON.parse(await readFile(path, 'utf8')) as {
      cta: object;
      assets: { gameplayVideo: object };
    };
    config.cta = { ...config.cta, storeUrl: 'https://apps.apple.com/app/id1234567890' };
    config.assets.gameplayVideo = { filePath: 'gameplay.mp4', trim: { startSeconds: 0, endSeconds: 3 } };
    await writeFile(path, JSON.stringify(config));
    expect((await build()).errors).toEqual([expect.stringContaining("'gameplay.mp4' could not be read")]);
    await copyFile(fixtureMedia.cover.path, join(folder, 'lucky', 'cover.jpg'));
    await copyFile(fixtureMedia.slotClip.path, join(folder, 'lucky', 'gameplay.mp4'));
    expect(await build()).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^moloco: ads\/lucky-moloco-.*\.html/)],
    });
  },
);

// Requirement: cli.init
it('overwrites no file', async () => {
  const { run, folder } = await createTestCli();
  await writeFile(join(folder, 'README.md'), 'mine');
  expect(await run('init')).toMatchObject({
    code: 2,
    errors: [expect.stringContaining('README.md already exists')],
  });
  expect(await readFile(join(folder, 'README.md'), 'utf8')).toBe('mine');
});
