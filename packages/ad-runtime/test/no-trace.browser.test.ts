import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { countAudioContexts } from './support/count-audio-contexts.ts';
import { playAd } from './support/play-ad.ts';
import { waitFor } from './support/wait-for.ts';

test('stores nothing in the browser and loads nothing from the network', async () => {
  const requestsBefore = requests();
  const { stage, reached } = playAd();
  await userEvent.click(stage, { force: true });
  await reached('pause');
  expect(requests()).toBe(requestsBefore);
  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
});

test('makes no sound before the first tap', async () => {
  const contexts = countAudioContexts();
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const { stage, reached } = playAd();
  await reached('load');
  expect(contexts).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(stage, { force: true });
  await waitFor(() => expect(contexts).toHaveBeenCalledOnce());
  vi.unstubAllGlobals();
});

test('never has an image or a video without embedded bytes in the page, as some hosts take those away', async () => {
  const bare: string[] = [];
  const look = () => {
    for (const element of document.querySelectorAll<HTMLImageElement>('.sr img,.sr video')) {
      if (!/^(data|blob):/.test(element.src)) bare.push(element.outerHTML);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true });
  const { stage, reached } = playAd();
  stage.click();
  await reached('pause');
  observer.disconnect();
  expect(bare).toEqual([]);
});

test('removes everything when it is destroyed', async () => {
  const { root, handle, video, stage, reached } = playAd();
  await userEvent.click(stage, { force: true });
  await reached('pause');
  handle.destroy();
  expect(root.children).toHaveLength(0);
  expect(video.paused).toBe(true);
  expect(video.getAttribute('src')).toBeNull();
});

/** Requests over the wire: Blob and data URLs are none. */
function requests(): number {
  return performance.getEntriesByType('resource').filter((entry) => entry.name.startsWith('http')).length;
}
