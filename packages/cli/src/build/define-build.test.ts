import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import { makeTrimmableVideo } from '@spinreel/fixtures/odd/odd-videos';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { describe, expect, it } from 'vitest';
import { buildAndCheck } from '../../test/build-and-check.ts';
import { createTestCli } from '../../test/create-test-cli.ts';
import { writeTinyAd } from '../../test/write-tiny-ad.ts';

const mediaFolder = dirname(fixtureMedia.cover.path);

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
    const { run } = await setupWith(slot, await readFile(path));
    expect((await run('build', 'ad.json', '--network', 'meta', '--out', 'ads')).errors.join()).toMatch(
      reason,
    );
  });

  it.each([
    ['outroImage', 'outro image', cut('outro', 0.3)],
    ['backgroundMusic', 'background music', async () => Buffer.concat([Buffer.from('ID3\u0004'), zeros])],
    ['gameplayVideo', 'gameplay video', cut('slotClip', 0.001)],
    // The header is complete, so the file can be measured.
    ['gameplayVideo', 'gameplay video', cut('slotClip', 0.2)],
  ] as const)('names the file of %s that is damaged', async (slot, name, damaged) => {
    const { run } = await setupWith(slot, await damaged());
    const { errors } = await run('build', 'ad.json', '--network', 'meta', '--out', 'ads');
    expect(errors.join()).toContain(
      `The ${name} 'odd.file' cannot be used. It could not be read and may be damaged.`,
    );
  });

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
      const { run, folder } = await setupWith('gameplayVideo', await readFile(await makeTrimmableVideo()), {
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

/** The first part of a sample file, followed by zeros up to its length. */
function cut(name: FixtureName, share: number) {
  return async () => {
    const whole = await readFile(fixtureMedia[name].path);
    return whole.fill(0, Math.floor(whole.length * share));
  };
}

/** Writes the sample ad with other bytes in one of its slots, as the file `odd.file`. */
async function setupWith(slot: keyof typeof sampleAd.assets, bytes: Uint8Array, changes: object = {}) {
  const { run, folder } = await createTestCli();
  await cp(mediaFolder, folder, { recursive: true });
  await writeFile(join(folder, 'odd.file'), bytes);
  const asset = { ...sampleAd.assets[slot], filePath: 'odd.file', ...changes };
  const assets = { ...sampleAd.assets, [slot]: asset };
  await writeFile(join(folder, 'ad.json'), JSON.stringify({ ...sampleAd, assets }));
  return { run, folder };
}
