import { defineNetwork } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { goodAd } from '../test/ads/good-ad.ts';
import { mutate } from '../test/mutations/mutate.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { checkFile } from './check-artifact.ts';
import { playFile } from './play-file.ts';
import { openInHost } from './play-in-host.ts';
import type { Verdict } from './verdict.ts';

/** A custom network for this test. */
const acme = defineNetwork({
  ...networks.moloco,
  id: 'acme',
  label: 'Acme Ads',
  limits: { maxBytes: 200_000, counts: 'file', maxFiles: 1, entryWarnBytes: null, entryMaxBytes: null },
});

const browser = await launchBrowser();

test('exports an ad for a custom network that passes the static check', async () => {
  const { artifact, fileName } = await goodAd(acme);
  expect(fileName).toBe('good-ad-acme-1970-01-01.html');
  const verdict = await checkFile({ bytes: artifact.bytes, fileName, network: acme });
  expect(verdict).toMatchObject({ network: 'acme', passed: true, sha256: artifact.sha256 });
});

test('checks the limits and the container of a custom network', async () => {
  const upload = await mutate(acme, {
    page: (html) => html.replace('</body>', `<!--${'x'.repeat(200_000)}--></body>`),
  });
  const verdict = await checkFile({ ...upload, network: acme });
  expect(brokenRules(verdict)).toEqual(['packed-size']);
  const noPage = await checkFile({ bytes: new Uint8Array(9), fileName: 'ad.html', network: acme });
  expect(brokenRules(noPage)).toEqual(['single-html']);
});

test('plays an ad for a custom network in a simulation of its web view', async () => {
  const upload = await shortAd(acme, { config: withoutCelebration, mutant: simplifyDrawing });
  const verdict = await playFile({ ...upload, network: acme, browser });
  expect(verdict.network).toBe('acme');
  expect(brokenRules(verdict)).toEqual([]);
  expect(verdict.findings.map(({ ruleId }) => ruleId)).toContain('cta-calls-hook');
}, 600_000);

test('accepts scripts that the host of a custom network provides', async () => {
  const hosted = { ...acme, providedScripts: ['acme.js'] };
  const mutant = (html: string) => html.replace('</head>', '<script src="acme.js"></script></head>');
  const upload = await shortAd(hosted, { mutant });
  expect(brokenRules(await checkFile({ ...upload, network: acme }))).toContain('scripts-in-package');
  expect(brokenRules(await checkFile({ ...upload, network: hosted }))).not.toContain('scripts-in-package');
  const ad = await openInHost({ bytes: upload.bytes, network: hosted, browser });
  expect(ad.networkRequests).toEqual([]);
  await ad.close();
});

function brokenRules({ findings }: Verdict): string[] {
  return findings.filter(({ passed }) => !passed).map(({ ruleId }) => ruleId);
}
