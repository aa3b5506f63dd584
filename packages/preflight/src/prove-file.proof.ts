import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { launchBrowser } from '../test/launch-browser.ts';
import { simplifyDrawing } from '../test/mutations/page-change.ts';
import { withoutCelebration } from '../test/mutations/play-behaviour.ts';
import { shortAd } from '../test/ads/short-ad.ts';
import { proveFile } from './prove-file.ts';

const browser = await launchBrowser();

test('lists failed rules first, static and behavioral alike', async () => {
  const mutant = (html: string) =>
    simplifyDrawing(
      html.replace('</body>', `<script>localStorage.x=1;throw new Error('broken')</script></body>`),
    );
  const upload = await shortAd(networks.moloco, { config: withoutCelebration, mutant });
  const { passed, findings } = await proveFile({ ...upload, network: networks.moloco, browser });
  expect(passed).toBe(false);
  expect(findings.slice(0, 3).map(({ ruleId }) => ruleId)).toEqual([
    'loads-without-errors',
    'no-storage',
    'stores-nothing',
  ]);
});
