// @vitest-environment jsdom
import { adListLimits } from '@spinreel/config-schema/limits';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../../test/memory-copies.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { createStore } from '../../app/store.ts';
import { MyAds } from './my-ads.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each(['Enter', 'Escape'])('after renaming, %s leads back to the card’s button', async (key) => {
  const { press } = await setup(['One', 'Two']);
  press('Rename Two');
  const field = screen.getByLabelText('New name of Two');
  expect(document.activeElement).toBe(field);
  // A key that is not kept from the button which gets the focus would press it at once.
  const isPassedOn = fireEvent.keyDown(field, { key });
  expect(isPassedOn).toBe(false);
  expect(focusedName()).toBe('Rename Two');
});

test('a field that is left keeps the name and the focus where it went', async () => {
  const { press } = await setup(['One', 'Two']);
  press('Rename Two');
  const field = screen.getByLabelText('New name of Two');
  fireEvent.change(field, { target: { value: 'Three' } });
  screen.getByRole('link', { name: 'One' }).focus();
  expect(focusedName()).toBe('One');
  expect(await screen.findByRole('link', { name: 'Three' })).toBeTruthy();
  expect(focusedName()).toBe('One');
});

test('after deleting, the next card has the focus, after the last one the card before, then the heading', async () => {
  const { press } = await setup(['One', 'Two', 'Three']);
  press('Delete Two');
  await waitFor(() => expect(focusedName()).toBe('Three'));
  press('Delete Three');
  await waitFor(() => expect(focusedName()).toBe('One'));
  press('Delete One');
  await waitFor(() => expect(focusedName()).toBe('My ads'));
});

test('an ad that is renamed out of the search hands the focus on', async () => {
  const names = Array.from({ length: adListLimits.minAdsToSearch }, (_, index) => `Ad ${index}`);
  const { press } = await setup(names);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ad' } });
  press('Rename Ad 3');
  const field = screen.getByLabelText('New name of Ad 3');
  fireEvent.change(field, { target: { value: 'Elsewhere' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(focusedName()).toBe('Ad 4'));
});

/** Ads of this device alone, in this order. */
async function setup(names: string[]) {
  const server = stubServer();
  server.isOffline = true;
  const copies = memoryCopies();
  for (const [index, name] of names.entries()) {
    const updatedAt = new Date(Date.UTC(2026, 0, 31 - index)).toISOString();
    await copies.write({
      adId: `ad-${name}`,
      config: { name, updatedAt },
      version: null,
      sentUpdatedAts: [],
    });
  }
  const now = () => new Date(0);
  render(
    <Provider store={createStore({ copies, now })}>
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

/** What the focused element is called. */
function focusedName(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null;
}
