import { networks } from '@spinreel/exporters/networks/index';
import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { utf8 } from '../test/mutations/mutate.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { behaviourRules } from './behaviour-rules/index.ts';
import { playLimits } from './limits/play-limits.ts';
import { playFile } from './play-file.ts';
import { proveFile } from './prove-file.ts';
import { isRuleOf } from './rule.ts';
import { rules } from './rules/index.ts';

const limits: { readonly maxBlockedProcessorMs: number } = playLimits;

const browser = await launchBrowser();

const page = (code: string) =>
  utf8(`<!doctype html><meta charset="utf-8"><title>x</title><script>${code}</script>`);

describe.concurrent('the whole proof', { timeout: 300_000 }, () => {
  // Requirement: preflight.verdict
  test('checks a good ad against all rules and names the SHA-256 of its bytes', async () => {
    const upload = await shortAd(networks.moloco, {
      config: withoutCelebration,
      mutant: simplifyDrawing,
    });
    const verdict = await proveFile({ ...upload, network: networks.moloco, browser });
    expect(verdict.findings.filter(({ passed }) => !passed)).toEqual([]);
    expect(verdict).toMatchObject({
      network: 'moloco',
      passed: true,
      sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    });
    const ids = verdict.findings.map(({ ruleId }) => ruleId);
    const applied = behaviourRules.filter((rule) => isRuleOf(rule, networks.moloco));
    expect(ids).toEqual(expect.arrayContaining(applied.map(({ id }) => id)));
    expect(ids.length).toBeLessThanOrEqual(rules.length + behaviourRules.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('starts its own browser if none is given, and fails a file without a page', async () => {
    const { passed, findings } = await proveFile({
      bytes: utf8('Lucky'),
      fileName: 'ad.html',
      network: networks.moloco,
    });
    expect(passed).toBe(false);
    const broken = findings.filter((finding) => !finding.passed).map(({ ruleId }) => ruleId);
    expect(broken).toEqual(['single-html', 'loads-without-errors']);
  });

  test('fails an ad that cannot be opened, whoever made it', async () => {
    const file = { bytes: utf8('Lucky'), fileName: 'ad.html', network: networks.moloco, browser };
    const { passed, findings } = await playFile(file);
    expect(passed).toBe(false);
    expect(findings.find((finding) => !finding.passed)).toMatchObject({
      ruleId: 'loads-without-errors',
      severity: 'error',
      message: 'The page could not be opened.',
    });
  });

  test('stops when its signal aborts', async () => {
    const upload = await shortAd(networks.moloco);
    const signal = AbortSignal.timeout(1500);
    const playing = playFile({ ...upload, network: networks.moloco, browser, signal });
    await expect(playing).rejects.toThrow(/timeout/i);
  });
});

test('gives up on a page that never responds', { timeout: 300_000 }, async () => {
  // The real limit would only make the test longer.
  vi.spyOn(limits, 'maxBlockedProcessorMs', 'get').mockReturnValue(2000);
  const bytes = page(`addEventListener('load',function(){setTimeout(function(){for(;;);},3000)})`);
  const { findings } = await playFile({ bytes, fileName: 'ad.html', network: networks.moloco, browser });
  expect(findings[0]).toMatchObject({ severity: 'error', passed: false });
  // Not only when the time for the whole stage is over.
  expect(findings[0]?.message).toMatch(/no longer responds/);
});
