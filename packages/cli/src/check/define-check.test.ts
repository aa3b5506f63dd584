import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';

describe('spinreel check', () => {
  it('ends with 1 and the reasons if a file breaks a rule', async () => {
    const { run, folder } = await createTestCli();
    await writeFile(
      join(folder, 'ad.html'),
      '<!doctype html><title>x</title><script>XMLHttpRequest</script>',
    );
    const result = await run('check', 'ad.html', '--network', 'moloco');
    expect(result.code).toBe(1);
    expect(result.errors).toEqual([]);
    expect(result.lines.join('\n')).toMatch(/no-xml-http-request: .*\(https:\/\/help\.moloco\.com\//);
    expect(result.lines.join('\n')).toMatch(/viewport: .*\(Spinreel's own rule\)/);
  });

  // Requirement: preflight.verdict
  it('plays the file only with --play', { timeout: 120_000 }, async () => {
    const { run, folder } = await createTestCli();
    const hook = 'if (false) FbPlayableAd.onCTAClick()';
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    await writeFile(
      join(folder, 'ad.html'),
      `<!doctype html>${head}<title>x</title><script>${hook}</script>`,
    );
    expect(await run('check', 'ad.html', '--network', 'moloco')).toMatchObject({ code: 0, errors: [] });
    const played = await run('check', 'ad.html', '--network', 'moloco', '--play');
    expect(played.code).toBe(1);
    expect(played.lines.join('\n')).toMatch(/cover-painted[^]*starts-on-tap/);
  });

  // Requirement: cli.check-many
  it('checks every file of a pattern for every network', async () => {
    const { run, folder } = await createTestCli();
    for (const name of ['a.html', 'b.html', 'c.txt']) await writeFile(join(folder, name), '<!doctype html>');
    const { code, lines } = await run('check', '*.html', 'a.html', '--network', 'moloco,unity');
    expect(code).toBe(1);
    expect(lines.filter((line) => /\.(html|txt)$/.test(line))).toEqual([
      'a.html',
      'a.html',
      'b.html',
      'b.html',
    ]);
    expect(lines.filter((line) => line.startsWith('unity: '))).toHaveLength(2);
  });

  // Requirement: cli.check-many
  it('checks standard input', async () => {
    const { run } = await createTestCli({ stdin: '<!doctype html><script>XMLHttpRequest</script>' });
    const { code, lines } = await run('check', '-', '--network', 'moloco');
    expect([code, lines.join('\n')]).toEqual([1, expect.stringContaining('no-xml-http-request')]);
  });

  // Requirement: cli.check-many
  it('exits with 1 if there are more warnings than accepted', async () => {
    const { run, folder } = await createTestCli();
    const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
    const code = 'if (false) FbPlayableAd.onCTAClick(); if (false) localStorage.clear()';
    await writeFile(
      join(folder, 'ad.html'),
      `<!doctype html>${head}<title>x</title><script>${code}</script>`,
    );
    const check = async (...options: string[]) =>
      (await run('check', 'ad.html', '--network', 'moloco', ...options)).code;
    expect([await check(), await check('--max-warnings', '1'), await check('--max-warnings', '0')]).toEqual([
      0, 0, 1,
    ]);
  });
});
