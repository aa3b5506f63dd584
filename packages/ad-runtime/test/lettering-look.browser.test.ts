import { composeLetteringLook } from '@spinreel/config-schema/options/appearance/lettering/compose-lettering-look';
import { letteringPresets } from '@spinreel/config-schema/options/appearance/lettering/lettering-presets';
import { expect, test } from 'vitest';
import { playAd } from './support/play-ad.ts';
import { painted } from './support/tidy-stage.ts';

// Requirement: customize.cover-text-look
test('each line of the cover text has the whole gradient', async () => {
  const { ink } = await showPreset('gold');
  const { fontSize, backgroundImage, backgroundSize } = getComputedStyle(ink);
  expect(backgroundImage).toMatch(/rgb\(255, 247, 194\) 20%, rgb\(242, 169, 0\) 80%/);
  const lineHeight = Number(backgroundSize.split(' ').at(-1)?.replace('px', ''));
  expect(lineHeight).toBeCloseTo(parseFloat(fontSize) * 1.1, 1);
  expect(Math.round(ink.clientHeight / lineHeight)).toBeGreaterThan(1);
});

// Requirement: customize.cover-text-look
test('the outline has its own color and width, and the headline of the outro looks alike', async () => {
  const { text, line, headline } = await showPreset('candy');
  const { color, webkitTextStrokeWidth, fontSize } = getComputedStyle(line);
  expect(color).toBe('rgb(156, 13, 92)');
  expect(parseFloat(webkitTextStrokeWidth)).toBeCloseTo(parseFloat(fontSize) * 0.3, 0);
  expect(getComputedStyle(text).filter).toContain('drop-shadow');
  expect(getComputedStyle(headline).color).toBe(color);
});

async function showPreset(preset: 'gold' | 'candy') {
  const look = composeLetteringLook(letteringPresets[preset]);
  const { root } = playAd({
    ad: (ad) => {
      const text = ad.cover.text && {
        ...ad.cover.text,
        content: 'Play now and win a lot of coins',
        style: 'custom' as const,
        look,
      };
      return { ...ad, cover: { ...ad.cover, text }, outro: { ...ad.outro, headline: text } };
    },
  });
  await painted();
  const [headline, text] = [...root.querySelectorAll<HTMLElement>('.text')];
  return {
    text: text!,
    line: text!.querySelector<HTMLElement>('.line')!,
    ink: text!.querySelector<HTMLElement>('.ink')!,
    headline: headline!.querySelector<HTMLElement>('.line')!,
  };
}
