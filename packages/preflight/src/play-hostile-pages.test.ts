import { networks } from '@spinreel/exporters/networks/index';
import { hostilePages } from '@spinreel/fixtures/hostile/hostile-pages';
import { expect, onTestFinished, test } from 'vitest';
import { utf8 } from '../test/mutations/mutate.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { playFile } from './play-file.ts';

/** The most important kinds. All of them, and their memory: hostile-pages.proof.ts of the API. */
const played = ['memory in workers', 'the console', 'frames in frames', 'dialogs', 'workers', 'reloads'];

test.each(hostilePages.filter(({ name }) => played.includes(name)))(
  'ends a page that exhausts $name, and says why',
  { timeout: 300_000 },
  async ({ html, expected }) => {
    // Chromium itself may crash when a page that runs workers is ended, so each page has its own browser.
    const browser = await launchChromium({ isSealed: true });
    onTestFinished(() => browser.close());
    const file = { bytes: utf8(html), fileName: 'ad.html', network: networks.moloco, browser };
    const { passed, findings } = await playFile(file);
    const broken = findings.find(({ ruleId }) => ruleId === 'within-device-limits');
    expect(passed).toBe(false);
    expect(broken).toMatchObject({ severity: 'error', passed: false });
    expect(broken?.message).toMatch(expected ?? /./);
    expect(browser.contexts()).toEqual([]);
  },
);
