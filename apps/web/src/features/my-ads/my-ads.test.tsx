// @vitest-environment jsdom
import { adListLimits } from '@spinreel/config-schema/limits/limits';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../test/create-memory-copies.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { MyAds } from './my-ads.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('explains who can open an ad', async () => {
  await setup(['One']);
  expect(screen.getByText(/^Everyone with the password can open, change and delete an ad/)).toBeTruthy();
});

test.each(['Enter', 'Escape'])('after renaming, %s returns the focus to the card’s button', async (key) => {
  const { press } = await setup(['One', 'Two']);
  press('Rename Two');
  const field = screen.getByLabelText('New name of Two');
  expect(document.activeElement).toBe(field);
  // Without `preventDefault`, the key would press the button that receives the focus.
  const isPassedOn = fireEvent.keyDown(field, { key });
  expect(isPassedOn).toBe(false);
  expect(getFocusedName()).toBe('Rename Two');
});

test('leaving the field keeps the name and the focus', async () => {
  const { press } = await setup(['One', 'Two']);
  press('Rename Two');
  const field = screen.getByLabelText('New name of Two');
  fireEvent.change(field, { target: { value: 'Three' } });
  screen.getByRole('link', { name: 'One' }).focus();
  expect(getFocusedName()).toBe('One');
  expect(await screen.findByRole('link', { name: 'Three' })).toBeTruthy();
  expect(getFocusedName()).toBe('One');
});

test('after deleting, focuses the next card, or the previous one, or the heading', async () => {
  const { press } = await setup(['One', 'Two', 'Three']);
  press('Delete Two');
  await waitFor(() => expect(getFocusedName()).toBe('Three'));
  press('Delete Three');
  await waitFor(() => expect(getFocusedName()).toBe('One'));
  press('Delete One');
  await waitFor(() => expect(getFocusedName()).toBe('My ads'));
});

test('moves the focus on when a renamed ad no longer matches the search', async () => {
  const names = Array.from({ length: adListLimits.minAdsToSearch }, (_, index) => `Ad ${index}`);
  const { press } = await setup(names);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ad' } });
  press('Rename Ad 3');
  const field = screen.getByLabelText('New name of Ad 3');
  fireEvent.change(field, { target: { value: 'Elsewhere' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(getFocusedName()).toBe('Ad 4'));
});

/** Shows ads that exist only on this device, in this order. */
async function setup(names: string[]) {
  const server = stubServer();
  server.isOffline = true;
  const copies = createMemoryCopies();
  for (const [index, name] of names.entries()) {
    const updatedAt = new Date(Date.UTC(2026, 0, 31 - index)).toISOString();
    await copies.write({
      adId: `ad-${name}`,
      document: { name },
      updatedAt,
      version: null,
    });
  }
  const now = () => new Date(0);
  render(
    <Provider store={createTestStore({ copies, now })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('list', { name: 'Ads' });
  const press = (label: string) => {
    const button = screen.getByRole('button', { name: label });
    button.focus();
    fireEvent.click(button);
  };
  return { press };
}

function Page() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h1 ref={titleRef} tabIndex={-1}>
        My ads
      </h1>
      <MyAds titleRef={titleRef} />
    </>
  );
}

/** Returns the accessible name of the focused element. */
function getFocusedName(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;
}
