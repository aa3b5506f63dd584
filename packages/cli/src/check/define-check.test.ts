import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
    expect(result.lines.join('\n')).toMatch(
      /error .*\n +no-xml-http-request: Moloco\n[^]*Source: https:\/\/help\.moloco\.com\//,
    );
    expect(result.lines.join('\n')).toMatch(/advice .*\n +viewport: Moloco\n[^]*Source: Spinreel’s own rule/);
  });

  // Requirement: publishing.cli
  it(
    'plays the file for a market, and ends with 1 if something required is missing',
    {
      timeout: 240_000,
    },
    async () => {
      const { run, folder } = await createTestCli();
      const hook = 'onclick="FbPlayableAd.onCTAClick()"';
      const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
      await writeFile(
        join(folder, 'ad.html'),
        `<!doctype html>${head}<title>x</title><button ${hook}>Play</button>`,
      );
      const argv = ['check', 'ad.html', '--network', 'moloco'];
      const judged = await run(...argv, '--market', 'fr', '--product', 'real-money');
      expect(judged.code).toBe(1);
      const text = judged.lines.join('\n');
      expect(text).toMatch(
        /Required texts shown\n {2}✗ Moloco: Real-money gambling, France: \d problems? block/,
      );
      expect(text).toMatch(/Likely to work\n {2}. Moloco: \d+ of 100, /);
    },
  );

  // Requirement: publishing.cli
  it.each([
    [['--market', 'at'], '--market needs --product. Choose from: social-casino, '],
    [['--product', 'real-money'], '--product needs --market. Choose from: worldwide, au, at, '],
    [
      ['--product', 'poker', '--market', 'at'],
      "There is no product type 'poker'. Choose from: social-casino, ",
    ],
    [
      ['--product', 'real-money', '--market', 'xx'],
      "There is no market 'xx'. Choose from: worldwide, au, at, ",
    ],
  ])('refuses %j with the known ids', async (options, message) => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'ad.html'), '<!doctype html>');
    const { code, errors } = await run('check', 'ad.html', '--network', 'moloco', ...options);
    expect([code, errors.join('\n')]).toEqual([2, expect.stringContaining(message)]);
  });

  // Requirement: publishing.cli
  it.each([
    ['empty.html', ''],
    ['image.png', '\u0089PNG\r\n'],
  ])('neither praises nor excuses %s, which is no ad', { timeout: 120_000 }, async (name, content) => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, name), content, 'latin1');
    const wish = ['--market', 'us', '--product', 'social-casino'];
    const argv = ['check', name, '--network', 'applovin', ...wish, '--report', 'report.json'];
    const { code, lines, errors } = await run(...argv);
    expect([code, errors]).toEqual([1, []]);
    const text = lines.join('\n');
    expect(text).toMatch(/error The file is (empty|not an HTML page)\./);
    expect(text).toContain('  - AppLovin: Social casino, United States: could not be checked.');
    expect(text).toContain(
      '  - AppLovin: Could not be scored. The ad could not be played. None of 20 measures',
    );
  });

  // Requirement: cli.check-many
  it('checks every file of a pattern for every network', async () => {
    const { run, folder } = await createTestCli();
    for (const name of ['a.html', 'b.html', 'c.txt']) await writeFile(join(folder, name), '<!doctype html>');
    const { code, lines } = await run('check', '*.html', 'a.html', '--network', 'moloco,unity');
    expect(code).toBe(1);
    const text = lines.join('\n');
    expect(text.match(/^✗ .*$/gm)).toEqual(['✗ a.html', '✗ b.html']);
    expect(text.match(/^ {2}✗ (Moloco|Unity Ads) /gm)).toHaveLength(4);
  });

  // Requirement: cli.report-formats
  it.each([
    ['json', /^\{[^]*"formatVersion": 2,/],
    ['junit', /^<\?xml[^]*<testsuites /],
    ['sarif', /"version": "2\.1\.0"/],
    ['github', /^::error file=ad\.html,/],
    ['markdown', /^## .*Preflight/],
    ['html', /^<!doctype html>/],
  ])('prints the report as %s, or writes it to a file and prints its text', async (format, start) => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'ad.html'), '<!doctype html>');
    const argv = ['check', 'ad.html', '--network', 'moloco', '--format', format];
    expect((await run(...argv)).lines).toEqual([expect.stringMatching(start)]);
    const written = await run(...argv, '--output', 'report');
    expect(written).toMatchObject({ code: 1, lines: [expect.stringMatching(/^✗ ad\.html\n/)] });
    expect(await readFile(join(folder, 'report'), 'utf8')).toMatch(start);
    const unwritable = await run(...argv, '--output', 'missing/report');
    expect([unwritable.code, unwritable.errors]).toEqual([2, [expect.stringContaining("'missing/report'")]]);
  });

  // Requirement: cli.report-formats
  it('writes one check to several reports, each in the format of its extension', async () => {
    const { run, folder } = await createTestCli();
    await writeFile(join(folder, 'ad.html'), '<!doctype html>');
    const argv = ['check', 'ad.html', '--network', 'moloco', '--format', 'github'];
    const { lines } = await run(...argv, '--report', 'report.md', '--report', 'report.sarif');
    expect(lines).toEqual([expect.stringMatching(/^::error file=ad\.html,/)]);
    expect(await readFile(join(folder, 'report.md'), 'utf8')).toMatch(/^## .*Preflight/);
    expect(JSON.parse(await readFile(join(folder, 'report.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
    });
    const refused = await run(...argv, '--report', 'report.docx');
    expect(refused.code).toBe(2);
    expect(refused.errors.join('\n')).toContain('.sarif');
  });

  // Requirement: cli.check-many
  it('shows for a folder which file opens the store on which network', async () => {
    const { run, folder } = await createTestCli();
    await mkdir(join(folder, 'ads/more'), { recursive: true });
    const write = (name: string, code: string) =>
      writeFile(join(folder, 'ads', name), `<!doctype html><script>${code}</script>`);
    await write('dead.html', '');
    await write('more/live.html', 'function go(){FbPlayableAd.onCTAClick()}');
    await write('notes.txt', '');
    const { lines } = await run('check', 'ads', '--network', 'meta,applovin');
    const text = lines.join('\n');
    expect(text).toMatch(/^ +Meta Ads +AppLovin$/m);
    expect(text).toMatch(/^ +ads\/dead\.html +missing +missing$/m);
    expect(text).toMatch(/^ +ads\/more\/live\.html +found +missing$/m);
    const json = await run('check', 'ads', '--network', 'meta', '--format', 'json');
    expect(JSON.parse(json.lines.join('\n'))).toMatchObject({
      files: [
        { verdicts: [{ storeCall: { state: 'missing', call: 'FbPlayableAd.onCTAClick()' } }] },
        { verdicts: [{ storeCall: { state: 'found', call: 'FbPlayableAd.onCTAClick()' } }] },
      ],
    });
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
    const script = '<script>if (false) FbPlayableAd.onCTAClick()</script>';
    await writeFile(join(folder, 'ad.html'), `<!doctype html>${head}<title>x</title>${script}`);
    const rule = `{ id: 'studio', severity: 'warning', topic: 'own', demand: () => '', fix: '', needs: 'page', violation: () => 'No name.' }`;
    await writeFile(join(folder, 'spinreel.config.mjs'), `export default { rules: [${rule}] };`);
    const check = (...options: string[]) => run('check', 'ad.html', '--network', 'moloco', ...options);
    expect(await check()).toMatchObject({ code: 0, errors: [] });
    expect(await check('--max-warnings', '1')).toMatchObject({ code: 0, errors: [] });
    expect(await check('--max-warnings', '0')).toMatchObject({
      code: 1,
      errors: ['error: --max-warnings allows 0 warnings, but there is 1.'],
    });
  });
});
