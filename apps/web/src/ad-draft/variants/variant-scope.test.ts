// @vitest-environment jsdom
// Requirement: variants.wizard
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../test/create-test-store.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { adChanged, adReplaced, draftOpened } from '../ad-draft-slice.ts';
import { undoEdit } from '../history/undo-edit.ts';
import { replaceDocument } from '../history/replace-document.ts';
import { selectBackendAd, selectBackendConfig } from '../saving/to-backend-config.ts';
import { confirmTranslation } from './confirm-translation.ts';
import { resetVariantField } from './reset-variant-field.ts';
import { showVariant } from './show-variant.ts';

afterEach(() => vi.unstubAllGlobals());

test('an edit of a variant leaves the base as it is, and the base flows into the variant', () => {
  const { store, readLabels } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'en' }));
  store.dispatch(adChanged({ cta: { label: 'Play', color: '#00FF00' } }));
  expect(store.getState().adDraft.document.cta).toMatchObject({ label: 'Play', color: '#00FF00' });
  store.dispatch(showVariant(null));
  expect(store.getState().adDraft.document.cta).toMatchObject({ label: 'Spin!', color: '#FF0000' });
  store.dispatch(adChanged({ cta: { label: 'Go', coverText: 'Win' } }));
  expect(readLabels()).toEqual({ base: 'Go Win', play: 'Play Win', other: 'Go Win' });
});

test('undo takes back an edit of a variant, whichever variant is shown', () => {
  const { store, readLabels } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'en' }));
  store.dispatch(adChanged({ cta: { label: 'Play' } }));
  store.dispatch(showVariant({ variantId: 'other', language: 'en' }));
  store.dispatch(undoEdit());
  expect(readLabels()).toEqual({ base: 'Spin! Big', play: 'Spin! Big', other: 'Spin! Big' });
  expect(store.getState().adDraft.scope).toEqual({ variantId: 'other', language: 'en' });
});

test('a text in another language becomes a translation, and is reset to its source', () => {
  const { store } = setup();
  store.dispatch(showVariant({ variantId: null, language: 'de' }));
  store.dispatch(adChanged({ cta: { label: 'Drehen!' } }));
  const { ad } = store.getState().adDraft;
  expect(ad.translations).toEqual({
    de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } } },
  });
  expect(ad.cta?.label).toBe('Spin!');
  store.dispatch(resetVariantField('cta.label'));
  expect(store.getState().adDraft.document.cta?.label).toBe('Spin!');
});

test('a translation is accepted where it is shown', () => {
  const translations = { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: false } } } };
  const { store } = setup({ translations });
  store.dispatch(showVariant({ variantId: 'play', language: 'de' }));
  store.dispatch(confirmTranslation('cta.label'));
  expect(store.getState().adDraft.ad.translations).toEqual({
    de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } } },
  });
});

test('replacing the shown content changes only the variant', () => {
  const { store, readLabels } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'en' }));
  const step = { name: 'change texts', text: 'Texts changed' };
  store.dispatch(
    replaceDocument((document) => ({ ...document, cta: { label: 'New', coverText: 'Big' } }), step),
  );
  expect(readLabels()).toEqual({ base: 'Spin! Big', play: 'New Big', other: 'Spin! Big' });
});

test('previews get the shown variant, and a save gets the whole ad', () => {
  const { store } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'de' }));
  store.dispatch(adChanged({ cta: { color: '#00FF00' } }));
  const shown = selectBackendConfig(store.getState());
  expect(shown).toMatchObject({ cta: { color: '#00FF00' }, compliance: { language: 'de' } });
  expect(shown).not.toHaveProperty('variants');
  expect(shown).not.toHaveProperty('languages');
  expect(selectBackendAd(store.getState())).toMatchObject({
    cta: { color: '#FF0000' },
    variants: [{ id: 'play', byLanguage: { de: { 'cta.color': '#00FF00' } } }, { id: 'other' }],
  });
});

test('a store URL of a variant that is half typed is not saved', () => {
  const { store } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'en' }));
  store.dispatch(adChanged({ cta: { storeUrl: 'https://' } }));
  expect(selectBackendAd(store.getState()).variants?.[0]?.overrides).toEqual({ 'cta.storeUrl': '' });
});

test('the base is shown in place of a variant or a language that the ad no longer has', () => {
  const { store } = setup();
  store.dispatch(showVariant({ variantId: 'play', language: 'de' }));
  const { variants: _variants, ...ad } = store.getState().adDraft.ad;
  store.dispatch(adReplaced({ ad, name: 'remove variants', at: '2026-11-28T12:00:00.000Z' }));
  expect(store.getState().adDraft.scope).toEqual({ variantId: null, language: 'de' });
  const { languages: _languages, ...single } = store.getState().adDraft.ad;
  store.dispatch(adReplaced({ ad: single, name: 'remove languages', at: '2026-11-28T12:00:01.000Z' }));
  expect(store.getState().adDraft.scope).toBeNull();
});

function setup(ad: AdDocument = {}) {
  stubServer();
  const store = createTestStore();
  const document: AdDocument = {
    cta: { label: 'Spin!', coverText: 'Big', color: '#FF0000' },
    languages: ['de'],
    variants: [{ id: 'play' }, { id: 'other' }],
    ...ad,
  };
  store.dispatch(draftOpened({ adId: 'ad-number-1', document, version: 1, isDirty: false }));
  const readLabel = (variantId: string | null) => {
    store.dispatch(showVariant({ variantId, language: 'en' }));
    const { cta } = store.getState().adDraft.document;
    return `${cta?.label} ${cta?.coverText}`;
  };
  return {
    store,
    readLabels: () => {
      const { scope } = store.getState().adDraft;
      const labels = { base: readLabel(null), play: readLabel('play'), other: readLabel('other') };
      store.dispatch(showVariant(scope));
      return labels;
    },
  };
}
