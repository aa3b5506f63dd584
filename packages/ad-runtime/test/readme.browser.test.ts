import { expect, inject, onTestFinished, test } from 'vitest';
import { createAd } from './support/bundled-player.ts';
import readme from '../README.md?raw';
import { runtimeAd } from './support/runtime-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('runs the example of the README', async () => {
  const code = /```js\n([^]*?)```/.exec(readme)?.[1] ?? '';
  const reported: string[] = [];
  const root = document.createElement('div');
  root.id = 'ad';
  root.innerHTML = '<img id="cover" alt="">';
  document.body.append(root);
  onTestFinished(() => root.remove());
  Object.assign(window, {
    SpinreelAd: { createAd },
    ad: runtimeAd(),
    encoded: { video: { mimeType: 'video/mp4', text: inject('videoBase64') } },
    reported,
    opened: [],
  });
  const script = document.createElement('script');
  script.textContent = `{${code};window.endExample = () => player.destroy()}`;
  document.body.append(script);
  await waitFor(() => expect(reported).toEqual(['load']));
  (window as { endExample?: () => void }).endExample?.();
  expect(root.children).toHaveLength(0);
});
