import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../test/hostile-texts.ts';
import { sampleAd, sampleMedia } from '../test/sample-ad.ts';
import { exportAd } from './export-ad.ts';
import { networks } from './networks/index.ts';
import { createRuntimeAd } from './page/create-runtime-ad.ts';

type Element = DefaultTreeAdapterMap['element'];

describe.each(Object.values(networks))('$id', (network) => {
  // Requirement: export.no-escape
  test.each(hostileTexts)('keeps %j inside the config, in any text field', async (text) => {
    const media = sampleMedia();
    const ad = { ...sampleAd(), name: text };
    const hostile = {
      ...ad,
      button: { ...ad.button, label: text },
      cover: { ...ad.cover, text },
      outro: { ...ad.outro, label: text },
    };
    const plain = elements(await page(sampleAd()));
    const found = elements(await page(hostile));
    expect(found.map(({ tagName }) => tagName)).toEqual(plain.map(({ tagName }) => tagName));
    const config = found.find(({ attrs }) => attrs.some(({ value }) => value === 'ad-config'));
    const expected = createRuntimeAd(hostile, media);
    const { autoOutroSeconds } = expected.gameplay;
    expect(JSON.parse(findText(config))).toEqual({
      ...expected,
      gameplay: {
        ...expected.gameplay,
        autoOutroSeconds: network.automaticSteps === 'allowed' ? autoOutroSeconds : 0,
      },
    });

    async function page(ad: ReturnType<typeof sampleAd>): Promise<string> {
      const { files } = await exportAd({ ad, media, network });
      return new TextDecoder().decode(files[0]?.bytes);
    }
  });
});

function elements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

function findText(element: Element | undefined): string {
  return (element?.childNodes ?? []).map((node) => ('value' in node ? node.value : '')).join('');
}
