import { networks } from '@spinreel/exporters/networks/index';
import { singleHtml } from '@spinreel/exporters/containers/single-html';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { openInHost, type HostedAd } from '../play-in-host.ts';

const browser = await launchBrowser();

const audio = 'var c=new AudioContext(),o=c.createOscillator(),g=c.createGain();';

test.each([
  ['a tone', 'o.connect(c.destination);o.start()'],
  ['a tone that was started before it was connected', 'o.start();o.connect(c.destination)'],
  [
    'a tone on its way through others',
    'o.connect(g).connect(c.createPanner()).connect(c.destination);o.start()',
  ],
  ['a tone in a circle with an echo', 'o.connect(g);g.connect(g);g.connect(c.destination);o.start()'],
  [
    'a buffer',
    'var b=c.createBufferSource();b.buffer=c.createBuffer(1,9e3,9e3);b.loop=true;b.connect(c.destination);b.start(0,0)',
  ],
  ['a computed sound', 'c.createScriptProcessor(256,1,1).connect(c.destination)'],
  [
    'a tone that waited for its context',
    'o.connect(c.destination);c.suspend().then(function(){o.start();c.resume()})',
  ],
])('hears %s before the first tap', async (_, code) => {
  const ad = await pageWith(audio + code);
  await ad.page.waitForFunction(() => window.spinreelHostLog.hasSoundedBeforeTap);
  expect(await ad.audioState()).toMatchObject({ audibleContexts: 1 });
  await ad.close();
});

test.each([
  ['a context alone', ''],
  ['an open way to the loudspeaker', 'g.connect(c.destination)'],
  ['a tone that leads nowhere', 'o.start()'],
  ['a tone that steers the loudness', 'o.connect(g.gain);g.connect(c.destination);o.start()'],
  ['a tone that was not started', 'o.connect(g);g.connect(c.destination)'],
  [
    'a tone that is computed ahead of time',
    'var a=new OfflineAudioContext(1,9e5,9e3),b=a.createOscillator();b.connect(a.destination);b.start();a.startRendering()',
  ],
])('does not hear %s', async (_, code) => {
  const ad = await pageWith(`${audio}${code};c.resume()`);
  await ad.page.waitForTimeout(300);
  expect(await ad.audioState()).toMatchObject({ audibleContexts: 0, hasSoundedBeforeTap: false });
  await ad.close();
});

test.each([
  ['it is stopped', 'o.stop()'],
  ['it is disconnected', 'g.disconnect()'],
  ['it is disconnected from what comes next', 'o.disconnect(g)'],
  ['its context is suspended', 'c.suspend()'],
])('hears nothing any more when %s', async (_, code) => {
  const ad = await pageWith(`${audio}o.connect(g);g.connect(c.destination);o.start()`);
  await ad.page.waitForFunction(() => window.spinreelHostLog.countAudibleContexts() === 1);
  await ad.page.evaluate(code);
  await ad.page.waitForFunction(() => window.spinreelHostLog.countAudibleContexts() === 0);
  await ad.close();
});

test('allows sound after the first tap', async () => {
  const ad = await pageWith(`onclick=function(){${audio}o.connect(c.destination);o.start()}`);
  await ad.page.touchscreen.tap(50, 50);
  await ad.page.waitForFunction(() => window.spinreelHostLog.countAudibleContexts() === 1);
  expect(await ad.audioState()).toMatchObject({ audibleContexts: 1, hasSoundedBeforeTap: false });
  await ad.close();
});

async function pageWith(code: string): Promise<HostedAd> {
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body><script>${code}</script></body></html>`;
  const bytes = await singleHtml.pack([{ path: 'index.html', bytes: utf8(html) }]);
  return openInHost({ bytes, network: networks.moloco, browser });
}
