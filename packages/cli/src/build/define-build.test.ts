import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeTrimmableVideo } from '@spinreel/fixtures/odd/odd-videos';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { describe, expect, it } from 'vitest';
import { buildAndCheck } from '../../test/build-and-check.ts';
import { createTestCli } from '../../test/create-test-cli.ts';
import { cutFixture, expectNamedAsDamaged, setUpWith } from '../../test/odd-file.ts';
import { writeTinyAd } from '../../test/write-tiny-ad.ts';

describe('spinreel build', () => {
  // Requirement: network.meta-moloco, preflight.verdict
  it('writes one finished file per network, and check accepts both', { timeout: 600_000 }, async () => {
    const cli = await createTestCli();
    await writeTinyAd(cli.folder);
    await buildAndCheck(cli, 'ad.json');
  });

  // Requirement: cli.variants
  it('takes a list, and an option that is repeated, alike', async () => {
    const { run, folder } = await createTestCli();
    await writeTinyAd(folder, { languages: ['de', 'fr'] });
    const plan = async (...options: string[]) =>
      (await run('build', 'ad.json', '--dry-run', ...options)).lines;
    const repeated = await plan('-n', 'meta', '-n', 'moloco', '--language', 'de', '--language', 'fr');
    expect(repeated).toEqual(await plan('-n', 'meta,moloco', '--language', 'de,fr'));
    expect(repeated.join('\n')).toMatch(/4 files: 1 variant, 2 languages, 2 networks/);
  });

  it.each([
    ['a field of the wrong type', { ...sampleAd, videoSize: 'big' }, /videoSize/],
    ['a hostile colour', { ...sampleAd, cta: { ...sampleAd.cta, color: 'red;}' } }, /color/],
    [
      'no cover',
      { ...sampleAd, assets: { ...sampleAd.assets, coverImage: null } },
      /^error: Cover image is required for export$/,
    ],
    [
      'no store URL',
      { ...sampleAd, cta: { ...sampleAd.cta, storeUrl: '' } },
      /^error: Store URL is required/,
    ],
    ['an absolute path', withVideo('/etc/passwd'), /must be relative/],
    ['a file that is not there', withVideo('nowhere.mp4'), /could not be read/],
    ['a text file as video', withVideo('ad.json'), /not an image, a video, music or a font/],
  ])('refuses %s with a clear reason and writes nothing', async (_, config, reason) => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'ad.json'), JSON.stringify(config));
    const result = await run('build', 'ad.json', '--network', 'meta', '--out', 'ads');
    expect(result.code).toBe(1);
    expect(result.errors.join('\n')).toMatch(reason);
    await expect(readdir(join(folder, 'ads'))).rejects.toThrow('ENOENT');
  });

  it.each([
    [
      'coverImage',
      fixtureMedia.slotClip.path,
      /^error: The cover image 'odd\.file' cannot be used\. Image format not supported/,
    ],
    [
      'gameplayVideo',
      fixtureMedia.cover.path,
      /^error: The gameplay video 'odd\.file' cannot be used\. Video format not supported/,
    ],
    [
      'backgroundMusic',
      fixtureMedia.cover.path,
      /^error: The background music 'odd\.file' cannot be used\. Invalid audio format/,
    ],
    [
      'winningBadgeImage',
      fixtureMedia.music1.path,
      /^error: The winning badge image 'odd\.file' cannot be used\. Invalid image format/,
    ],
  ] as const)('names the file of %s that is something else', async (slot, path, reason) => {
    const { run } = await setUpWith(slot, await readFile(path));
    expect((await run('build', 'ad.json', '--network', 'meta', '--out', 'ads')).errors.join()).toMatch(
      reason,
    );
  });

  // A video that can be measured, but not decoded: define-build.proof.ts.
  it.each([
    ['outroImage', 'outro image', () => cutFixture('outro', 0.3)],
    ['backgroundMusic', 'background music', async () => Buffer.concat([Buffer.from('ID3\u0004'), zeros])],
    ['gameplayVideo', 'gameplay video', () => cutFixture('slotClip', 0.001)],
  ] as const)('names the file of %s that is damaged', async (slot, name, makeDamaged) =>
    expectNamedAsDamaged({ slot, name, bytes: await makeDamaged() }),
  );

  // Requirement: timeline.point-distance
  it.each([
    ['too close together', [4, 4.3], /^error: Pause 2 is too close to Pause 1\. Keep at least 0\.5 seconds/],
    ['on the first frame', [0, 4], /^error: Pause 1 is too close to the start\./],
    ['on the last frame', [4, 8.96], /^error: Pause 2 is too close to the end\./],
  ])('refuses pauses %s', async (_, timestamps, reason) => {
    const { run, folder } = await createTestCli();
    await cp(fixtureMedia.slotClip.path, join(folder, 'clip.mp4'));
    const pausePoints = timestamps.map((timestamp, index) => ({ id: `pause-${index}`, timestamp }));
    await writeFile(join(folder, 'ad.json'), JSON.stringify({ ...withVideo('clip.mp4'), pausePoints }));
    const { code, errors } = await run('build', 'ad.json', '--network', 'meta', '--out', 'ads');
    expect([code, errors]).toEqual([1, [expect.stringMatching(reason)]]);
    await expect(readdir(join(folder, 'ads'))).rejects.toThrow('ENOENT');
  });

  // Requirement: media.cli-messages
  it('says that a long video is cut to its first 15 seconds, and how to choose another part', async () => {
    const warningsWith = async (trim: object | null) => {
      const { run, folder } = await setUpWith('gameplayVideo', await readFile(await makeTrimmableVideo()), {
        trim,
      });
      // A problem with another file ends the command before anything is encoded.
      await writeFile(join(folder, sampleAd.assets.coverImage.filePath), 'not an image');
      const { lines } = await run('build', 'ad.json', '--network', 'meta', '--out', 'ads');
      return lines.filter((line) => line.startsWith('Warning'));
    };
    expect(await warningsWith(null)).toEqual([
      expect.stringMatching(
        /gameplay video 'odd\.file' lasts 20\.\d seconds\. Only its first 15 .*"endSeconds":20/,
      ),
    ]);
    expect(await warningsWith({ startSeconds: 2, endSeconds: 10 })).toEqual([]);
  });

  it('refuses a file that is not JSON', async () => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'ad.json'), '{');
    expect((await run('build', 'ad.json', '--network', 'meta', '--out', 'ads')).errors.join()).toMatch(
      /not valid JSON/,
    );
  });
});

function withVideo(filePath: string) {
  return { ...sampleAd, assets: { ...sampleAd.assets, gameplayVideo: { filePath } } };
}

const zeros = Buffer.alloc(3000);
