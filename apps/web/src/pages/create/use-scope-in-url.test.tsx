// @vitest-environment jsdom
// Requirement: variants.wizard
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { undoEdit } from '../../ad-draft/history/undo-edit.ts';
import { changeWholeAd } from '../../ad-draft/variants/change-whole-ad.ts';
import { deleteVariants } from '../../ad-draft/variants/edit-variants.ts';
import { showVariant } from '../../ad-draft/variants/show-variant.ts';
import { paths } from '../../config/paths.ts';
import { readScope, useScopeInUrl } from './use-scope-in-url.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chosen variant and language are in the URL, and those of the base are not', () => {
  const { store, router, readUrl } = setup('/create?ad=one&step=3');
  act(() => void store.dispatch(showVariant({ variantId: 'dragons', language: 'de' })));
  expect(readUrl()).toBe('/create?ad=one&step=3&variant=dragons&language=de');
  act(() => void store.dispatch(showVariant({ variantId: 'dragons', language: 'en' })));
  expect(readUrl()).toBe('/create?ad=one&step=3&variant=dragons');
  act(() => void store.dispatch(showVariant(null)));
  expect(readUrl()).toBe('/create?ad=one&step=3');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('an opened URL shows its variant and language', () => {
  const { readScopeOfStore, readUrl } = setup('/create?ad=one&variant=dragons&language=de');
  expect(readScopeOfStore()).toEqual({ variantId: 'dragons', language: 'de' });
  expect(readUrl()).toBe('/create?ad=one&variant=dragons&language=de');
});

test.each(['variant=deleted', 'language=fr', 'language=klingon', 'variant=deleted&language=fr'])(
  'a URL with %s shows the base',
  (query) => {
    const { readScopeOfStore, readUrl } = setup(`/create?ad=one&${query}`);
    expect(readScopeOfStore()).toBeNull();
    expect(readUrl()).toBe('/create?ad=one');
  },
);

test('a link to another step keeps the variant, and going back shows what was shown there', async () => {
  const { store, router, readScopeOfStore, readUrl } = setup('/create?ad=one&step=1');
  act(() => void store.dispatch(showVariant({ variantId: 'dragons', language: 'en' })));
  await act(() => router.navigate('/create?ad=one&step=3'));
  expect(readUrl()).toBe('/create?ad=one&step=3&variant=dragons');
  act(() => void store.dispatch(showVariant({ variantId: 'pirates', language: 'en' })));
  await act(() => router.navigate(-1));
  expect(readUrl()).toBe('/create?ad=one&step=1&variant=dragons');
  expect(readScopeOfStore()).toEqual({ variantId: 'dragons', language: 'en' });
  await act(() => router.navigate(1));
  expect(readScopeOfStore()).toEqual({ variantId: 'pirates', language: 'en' });
});

test('a link to a variant shows it, and one to the base shows the base', async () => {
  const { router, readScopeOfStore, readUrl } = setup('/create?ad=one&step=5&variant=dragons');
  const key = { variantId: 'pirates', language: 'de' };
  await act(() => router.navigate(paths.create.to({ adId: 'one', step: 3, scope: key })));
  expect(readScopeOfStore()).toEqual(key);
  expect(readUrl()).toBe('/create?ad=one&step=3&variant=pirates&language=de');
  const base = { variantId: null, language: 'en' };
  await act(() => router.navigate(paths.create.to({ adId: 'one', step: 3, scope: base })));
  expect(readScopeOfStore()).toBeNull();
  expect(readUrl()).toBe('/create?ad=one&step=3');
});

test('a variant that is deleted leaves the URL', () => {
  const { store, readUrl } = setup('/create?ad=one&variant=dragons');
  act(() => store.dispatch(changeWholeAd((ad) => deleteVariants(ad, ['dragons']), 'delete variant')));
  expect(readUrl()).toBe('/create?ad=one');
  act(() => {
    store.dispatch(undoEdit());
  });
  expect(readUrl()).toBe('/create?ad=one');
});

test('the request for a field ends when another variant is chosen', async () => {
  const { store, router } = setup('/create?ad=one&step=1&variant=dragons');
  const state = { focusField: 'ctaLabel' };
  await act(() => router.navigate('/create?ad=one&step=3', { state }));
  expect(router.state.location.state).toEqual(state);
  act(() => void store.dispatch(showVariant({ variantId: 'pirates', language: 'en' })));
  expect(router.state.location.state).toBeNull();
});

function setup(url: string) {
  stubServer();
  const store = createTestStore();
  const ad: AdDocument = {
    languages: ['de'],
    variants: [{ id: 'dragons' }, { id: 'pirates' }],
  };
  const scope = readScope(new URL(url, 'http://localhost').searchParams);
  store.dispatch(draftOpened({ adId: 'one', document: ad, version: 1, isDirty: false, scope }));
  const router = createMemoryRouter([{ path: '/create', element: <Page /> }], { initialEntries: [url] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    store,
    router,
    readUrl: () => router.state.location.pathname + router.state.location.search,
    readScopeOfStore: () => store.getState().adDraft.scope,
  };
}

function Page() {
  useScopeInUrl({ isOpen: true });
  return null;
}
