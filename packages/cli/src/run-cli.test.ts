import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestCli } from '../test/create-test-cli.ts';

const mediaFolder = dirname(fixtureMedia.cover.path);
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the command line', () => {
  // Requirement: cli.exit-codes, cli.help
  it.each([
    [[], /Usage: spinreel/],
    [['fly'], /unknown command 'fly'/],
    [['chekc'], /Did you mean check\?/],
    [['build'], /missing required argument 'ad\.json'/],
    [['build', 'ad.json', '--network', 'nowhere'], /Known networks: .*meta/],
    [['build', 'ad.json', '--network', 'yandex'], /^error: Yandex Direct .*\(https:/],
    [['build', 'ad.json', '--network', 'meta'], /ad config '.*ad\.json' could not be read/],
    [['check', 'ad.html'], /required option '-n, --network/],
    [['check', 'ad.html', '--network', 'kayzen'], /^error: Kayzen is not supported\. .*\(https:/],
    [['check', 'missing.zip', '--network', 'meta'], /^error: The file 'missing\.zip' was not found/],
    [['check', '*.gif', '--network', 'meta'], /^error: No file matches the pattern '\*\.gif'/],
    [['check', '.', '--network', 'meta'], /^error: '\.' is a folder/],
    [['check', '-', '--network', 'meta'], /^error: Standard input is empty/],
    [['check', 'a', '--network', 'meta', '--max-warnings', 'few'], /must be a number/],
    [['networks', 'meta'], /too many arguments/],
    [['networks', '--jsno'], /Did you mean --json\?/],
    [['build', 'ad.json', '--network', ','], /names no network/],
    [['build', 'ad.json', '--network', 'meta', '--play'], /unknown option '--play'/],
  ])('answers %j with a hint and 2', async (argv, hint) => {
    const { run } = await createTestCli();
    const result = await run(...argv);
    expect([result.code, result.lines]).toEqual([2, []]);
    expect(result.errors.join('\n')).toMatch(hint);
  });

  // Requirement: cli.exit-codes
  it.each([
    [
      'FFmpeg',
      ['build', join(mediaFolder, 'ad.json'), '--network', 'meta'],
      { PATH: '/nowhere' },
      /FFmpeg is not/,
    ],
    [
      'a browser',
      ['check', join(mediaFolder, 'ad.json'), '--network', 'meta', '--play'],
      { CHROMIUM_PATH: '/nowhere/chromium' },
      /No Chromium or Chrome[^]*CHROMIUM_PATH/,
    ],
  ])('says how to install %s, and exits with 3', async (_, argv, missing, reason) => {
    for (const [name, value] of Object.entries(missing)) vi.stubEnv(name, value);
    const { run } = await createTestCli();
    const { code, lines, errors } = await run(...argv);
    expect([code, lines, errors]).toEqual([3, [], [expect.stringMatching(reason)]]);
  });

  // Requirement: cli.exit-codes
  it('exits with 3 if the cache cannot be used, and names the way around it', async () => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'cache'), 'a file where a folder is needed');
    const { code, errors } = await run('build', join(mediaFolder, 'ad.json'), '--network', 'meta');
    expect([code, errors]).toEqual([3, [expect.stringMatching(/cache[^]*--no-cache/)]]);
  });

  // Requirement: cli.help
  it('prints help and the version when asked', async () => {
    const { run } = await createTestCli();
    const general = await run('--help');
    expect([general.code, general.lines.join('\n')]).toEqual([0, expect.stringContaining('spinreel check')]);
    const help = await run('build', '--help');
    expect([help.code, help.lines.join('\n')]).toEqual([0, expect.stringMatching(/--no-cache[^]*Examples:/)]);
    expect(await run('--version')).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^\d+\.\d+\.\d+/)],
    });
  });
});
