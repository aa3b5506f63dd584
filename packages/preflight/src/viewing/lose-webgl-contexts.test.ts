import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { loseWebglContexts } from './lose-webgl-contexts.ts';

const browser = await launchBrowser();

test.each([
  ['a canvas without a listener', '', 1],
  ['a listener that does nothing', listenTo(''), 1],
  ['a listener that lets the browser restore the context', listenTo('e.preventDefault()'), 0],
  ['a listener that removes the canvas', listenTo('c.remove()'), 0],
  ['a listener that hides the canvas later', listenTo(`setTimeout(()=>{c.style.display='none'})`), 0],
])('counts the ignored losses of %s', async (_, code, expected) => {
  const page = await browser.newPage();
  await page.setContent(
    `<canvas id="flat"></canvas><canvas id="deep"></canvas>
    <script>document.querySelector('#flat').getContext('2d');
    const c=document.querySelector('#deep');const gl=c.getContext('webgl');${code}</script>`,
  );
  expect(await loseWebglContexts(page)).toBe(expected);
  expect(await page.evaluate('gl.isContextLost()')).toBe(true);
  await page.close();
});

function listenTo(code: string): string {
  return `c.addEventListener('webglcontextlost',(e)=>{${code}});`;
}
