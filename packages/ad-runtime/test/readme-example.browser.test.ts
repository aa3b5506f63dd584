import { createAd } from '@spinreel/ad-runtime/create-ad';
import '@spinreel/ad-runtime/player-style.css';
import { installFakeClock } from '@spinreel/ad-runtime/testing/fake-clock';
import { createFakeHost } from '@spinreel/ad-runtime/testing/fake-host';
import { createScriptedViewer } from '@spinreel/ad-runtime/testing/scripted-viewer';
import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { expect, test } from 'vitest';
import { adMedia } from './support/ad-media.ts';
import { runtimeAd } from './support/runtime-ad.ts';

test('asks for two spins and opens the store inside the tap', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const host = createFakeHost({ media: adMedia() });
  const ad = createAd(root, runtimeAd(), host);
  const viewer = createScriptedViewer({ root, host });

  await viewer.play(['wait load', 'tap cover', 'wait pause', 'tap spin', 'wait pause']);
  const clock = installFakeClock();
  await viewer.play(['tap spin', 'wait badge']);
  clock.advance(winningBadgeMs);
  await viewer.play(['wait outro', 'tap cta']);
  clock.restore();

  expect(host.events.filter((event) => event.type === 'pause').map(({ frame }) => frame)).toEqual([8, 24]);
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: false, isHookThere: true }]);
  ad.destroy();
});
