// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PreviewPage } from '../use-preview.ts';
import { useHostedAd } from './use-hosted-ad.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

// Requirement: preview.as-network
test('records the calls of the ad, newest first, and starts again with a new page', () => {
  const { hook, receive } = setup();
  receive({ kind: 'measurement', name: 'LOADED' });
  receive({ kind: 'store', url: null });
  receive({ kind: 'problem', text: 'The ad calls mraid.close().' });
  expect(hook.result.current.entries.map(({ type, text }) => [type, text])).toEqual([
    ['error', 'The ad calls mraid.close().'],
    ['store', 'Opened the store page of the campaign'],
    ['measurement', 'The ad can be played'],
  ]);
  act(() => hook.result.current.clear());
  expect(hook.result.current.entries).toEqual([]);
  receive({ kind: 'store', url: null });
  hook.rerender({ page: createPage('/second') });
  expect(hook.result.current.entries).toEqual([]);
});

test('hides and mutes the ad until another page is shown', () => {
  const { hook, commands } = setup();
  act(() => hook.result.current.setHidden(true));
  act(() => hook.result.current.setMuted(true));
  expect(hook.result.current).toMatchObject({ isHidden: true, isMuted: true });
  act(() => hook.result.current.setMuted(false));
  const source = 'spinreel-wizard';
  expect(commands).toEqual([
    { source, isHidden: true },
    { source, volume: 0 },
    { source, volume: 1 },
  ]);
  hook.rerender({ page: createPage('/second') });
  expect(hook.result.current).toMatchObject({ isHidden: false, isMuted: false });
});

test('is not ready and ignores messages while the frame has no simulated host', () => {
  const { hook, receive } = setup();
  expect(hook.result.current.isReady).toBe(true);
  hook.rerender({ page: null });
  expect(hook.result.current.isReady).toBe(false);
  receive({ kind: 'store', url: null });
  expect(hook.result.current.entries).toEqual([]);
});

function setup() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const commands: unknown[] = [];
  const { contentWindow } = frame;
  if (contentWindow === null) throw new Error('The frame has no window');
  contentWindow.postMessage = (command: unknown) => commands.push(command);
  const frameRef = { current: frame };
  const hook = renderHook(({ page }) => useHostedAd({ frameRef, page }), {
    initialProps: { page: createPage('/first') },
  });
  const receive = (call: object) => {
    const data = { source: 'spinreel-host', call };
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { source: contentWindow, origin: 'null', data }));
    });
  };
  return { hook, receive, commands };
}

function createPage(url: string): PreviewPage | null {
  return { url, config: { id: 'ad-12345678' }, networkId: 'applovin' };
}
