import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../test/launch-browser.ts';
import { stopAnimations } from './still-page.ts';

const browser = await launchBrowser();
let page: Page;

beforeAll(async () => {
  page = await browser.newPage();
});

/** Stops the animations of a page, waits, reads a style of its `p`, and releases them. Resolves to it and the events. */
async function stop(style: string, property: string): Promise<{ value: string; events: string[] }> {
  await page.setContent(`<style>${style}</style><p>text</p>`);
  return page.evaluate<{ value: string; events: string[] }>(`(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const element = document.querySelector('p');
    const events = [];
    await frames();
    for (const type of ['animationstart', 'animationend', 'transitionend'])
      element.addEventListener(type, () => events.push(type));
    for (const animation of element.getAnimations()) animation.onfinish = () => events.push('finish');
    const release = (${stopAnimations.toString()})();
    await frames();
    const value = getComputedStyle(element)[${JSON.stringify(property)}];
    release();
    await frames();
    return { value, events };
  })()`);
}

test('an animation is shown at its end, and does not end for the ad', async () => {
  const style = '@keyframes in { 0% { opacity: 0 } } p { animation: in 60s }';
  expect(await stop(style, 'opacity')).toEqual({ value: '1', events: [] });
});

test('an animation in steps is shown at its end', async () => {
  const style =
    '@keyframes type { 0% { width: 0 } 100% { width: 90px } } p { animation: type 60s steps(3) forwards }';
  expect(await stop(style, 'width')).toEqual({ value: '90px', events: [] });
});

test('an endless animation is shown when it is most opaque', async () => {
  const style =
    '@keyframes blink { 0%, 100% { opacity: 0 } 50% { opacity: 1 } } p { animation: blink 2s infinite }';
  expect(await stop(style, 'opacity')).toEqual({ value: '1', events: [] });
});

test('an endless animation that is always opaque is shown at its start', async () => {
  const style =
    '@keyframes move { 0% { left: 0 } 100% { left: 50px } } p { position: relative; animation: move 3s infinite }';
  expect(await stop(style, 'left')).toEqual({ value: '0px', events: [] });
});

test('animations continue where they were', async () => {
  const style =
    '@keyframes move { 0% { left: 0 } 100% { left: 100px } } p { position: relative; animation: move 60s linear }';
  await stop(style, 'left');
  const left = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.querySelector('p')!).left),
  );
  expect(left).toBeLessThan(10);
  expect(left).toBeGreaterThan(0);
});
