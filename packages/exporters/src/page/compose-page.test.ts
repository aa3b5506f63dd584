import { adLanguages, languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { expect, test } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { exportAd } from '../export-ad.ts';
import { networks } from '../networks/index.ts';

// Requirement: language.page
test.each(adLanguages)('gives the page of an ad in %s its language and direction', async (language) => {
  const html = await composeHtml({ compliance: { language } });
  const [, attributes] = /^<!doctype html>\n<html ([^>]*)>/.exec(html) ?? [];
  const isRightToLeft = languageFacts[language].direction === 'rtl';
  expect(attributes).toBe(`lang="${language}"${isRightToLeft ? ' dir="rtl"' : ''}`);
});

async function composeHtml(config: Parameters<typeof sampleAd>[0]): Promise<string> {
  const { files } = await exportAd({ ad: sampleAd(config), media: sampleMedia(), network: networks.moloco });
  return new TextDecoder().decode(files[0]?.bytes);
}
