import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '@spinreel/preflight/browser/find-chromium';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';

it('judges the rest without ffmpeg, says why, and gives no score for so little', async () => {
  vi.stubEnv('CHROMIUM_PATH', (await findChromium()) ?? '');
  vi.stubEnv('PATH', '/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { run, folder } = await createTestCli();
  await writeFile(
    join(folder, 'ad.html'),
    '<!doctype html><title>x</title><script>XMLHttpRequest</script><button onclick="FbPlayableAd.onCTAClick()">Play</button>',
  );
  const argv = ['check', 'ad.html', '--network', 'moloco', '--quality', '--report', 'report.json'];
  const { code, lines } = await run(...argv);
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8'));
  expect(report.files[0].publishing).toMatchObject([
    { network: 'moloco', compliance: null, quality: { score: expect.any(Number), unscored: null } },
  ]);
  const text = lines.join('\n');
  expect(code).toBe(1);
  expect(text).toContain('The sound was not measured, because that needs ffmpeg. (loudness)');
  expect(text).toContain('The video was not measured, because that needs ffmpeg. (flashes)');
  expect(text).toContain('tap-targets: Moloco');
});
