import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { utf8 } from '../../../test/mutations/mutate.ts';
import { analyzePage } from '../../opening/analyze-page.ts';
import { openFile } from '../../opening/open-file.ts';
import type { Judgement } from '../../rule.ts';
import { noCtaStub } from './no-cta-stub.ts';

test.each([
  "if(typeof FbPlayableAd!=='undefined')FbPlayableAd.onCTAClick()",
  'window.FbPlayableAd&&FbPlayableAd.onCTAClick()',
  'window["FbPlayableAd"]==null||go()',
  'var hook=window["FbPlayableAd"];hook.onCTAClick()',
  'const {FbPlayableAd:hook}=window',
  'var {FbPlayableAd}=window',
  'go(FbPlayableAd?FbPlayableAd:null,FbPlayableAd,1)',
  'ready.then(FbPlayableAd=>FbPlayableAd.onCTAClick())',
])('leaves alone who only uses the hook: %s', (code) => {
  expect(violationOf(code)).toBeNull();
});

test.each([
  '{',
  ',[',
  'FbPlayableAd',
  '["FbPlayableAd"',
  '{"FbPlayableAd"',
  'function',
  'assign(',
  'defineProperty(x,',
])('takes linear time for %j and many spaces', (start) => {
  const startedAt = performance.now();
  expect(violationOf(`'${start}${' '.repeat(200_000)}${`${start}  `.repeat(20_000)}'`)).toBeNull();
  // A backtracking pattern would take minutes.
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

function violationOf(code: string): Judgement {
  const bytes = utf8(`<!doctype html><script>${code}</script>`);
  const { contents } = openFile({ bytes, fileName: 'ad.html', network: networks.moloco });
  if (noCtaStub.needs !== 'code' || !contents?.page) throw new Error('The rule is about the page');
  return noCtaStub.violation(analyzePage(contents.page), networks.moloco);
}
