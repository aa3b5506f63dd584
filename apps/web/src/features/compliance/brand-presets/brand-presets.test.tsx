// @vitest-environment jsdom
// Requirement: compliance.brand-presets
import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrandPresets } from '../../../../test/stub-brand-presets.ts';
import { adChanged, draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { Toaster } from '../../../ui/feedback/toaster.tsx';
import { toasts } from '../../../ui/feedback/toasts.ts';
import { BrandPresets } from './brand-presets.tsx';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
  vi.unstubAllGlobals();
});

const draft: Compliance = {
  market: 'us',
  elements: { ageMark: { texts: { en: '21+' }, screens: ['cover'] } },
};
const old: Compliance = { market: 'us', elements: { ageMark: { texts: { en: '18+' }, screens: ['cover'] } } };

test('saving under the name of a preset replaces it, which Undo reverts', async () => {
  const { presets, openForm, click } = await setup([{ brand: 'Lucky', name: 'United States' }]);
  openForm();
  screen.getByText('“Lucky: United States” already exists. Replacing it changes it for everyone.');
  click('Replace preset');
  await screen.findByText('Replaced “Lucky: United States”');
  expect(presets()).toMatchObject([{ name: 'United States', compliance: { elements: draft.elements } }]);
  click('Undo');
  await vi.waitFor(() => expect(presets()).toMatchObject([{ name: 'United States', compliance: old }]));
});

test('saving under a new name is a new preset', async () => {
  const { presets, openForm, click } = await setup([{ brand: 'Lucky', name: 'Austria' }]);
  openForm();
  expect(screen.queryByRole('button', { name: 'Replace preset' })).toBeNull();
  click('Save preset');
  await screen.findByText('Saved “Lucky: United States”. Everyone with access can use it.');
  expect(presets().map(({ name }) => name)).toEqual(['Austria', 'United States']);
});

test('says if undoing a deletion failed', async () => {
  const { server, presets, click } = await setup([{ brand: 'Lucky', name: 'Austria' }]);
  click('Delete Lucky: Austria');
  await screen.findByText('Deleted “Lucky: Austria”');
  server.refuseNext('There can be 200 brand presets.');
  click('Undo');
  // Errors are announced immediately, by a second element.
  await screen.findAllByText('There can be 200 brand presets.');
  expect(presets()).toEqual([]);
});

test('moves the focus to the next preset after a deletion, and to the title after the last one', async () => {
  const { press } = await setup([
    { brand: 'Lucky', name: 'Austria' },
    { brand: 'Lucky', name: 'Brazil' },
  ]);
  press('Delete Lucky: Austria');
  await vi.waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Use Lucky: Brazil'));
  press('Delete Lucky: Brazil');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Brand presets'));
});

test('leaves the focus alone if the form was canceled while it was saving', async () => {
  const { server, openForm, press } = await setup([]);
  openForm();
  fireEvent.change(screen.getByLabelText('Brand'), { target: { value: 'Lucky' } });
  const release = server.holdNext();
  press('Save preset');
  press('Cancel');
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  release();
  await screen.findByText('Saved “Lucky: United States”. Everyone with access can use it.');
  expect(document.activeElement).toBe(other);
  other.remove();
});

test('offers the known brands when a preset is renamed', async () => {
  const { click } = await setup([
    { brand: 'Bingo', name: 'Austria' },
    { brand: 'Lucky', name: 'Austria' },
  ]);
  click('Rename Bingo: Austria');
  const list = screen.getByLabelText<HTMLInputElement>('Brand').list;
  expect(Array.from(list?.options ?? [], ({ text }) => text)).toEqual(['Bingo', 'Lucky']);
});

test('shows what a preset is for, and whether it may be out of date', async () => {
  await setup([
    {
      brand: 'Lucky',
      name: 'Vienna',
      compliance: {
        product: 'real-money',
        market: 'at',
        language: 'de',
        preset: { id: 'at-real-money', checkedOn: '2020-01-01' },
      },
    },
    { brand: 'Lucky', name: 'Empty', compliance: {} },
  ]);
  const [vienna, empty] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(vienna).toContain('Real-money gambling, Austria, German');
  expect(vienna).toContain('May be out of date');
  expect(empty).not.toContain('May be');
});

test('undoes a deletion', async () => {
  const { presets, click } = await setup([{ brand: 'Lucky', name: 'Austria' }]);
  click('Delete Lucky: Austria');
  await screen.findByText('Deleted “Lucky: Austria”');
  click('Undo');
  await vi.waitFor(() => expect(presets()).toMatchObject([{ brand: 'Lucky', name: 'Austria' }]));
});

// Requirement: customize.brand-font
test('a preset gives the ad its font, for all texts, and Undo takes it back', async () => {
  const { store, click } = await setup([{ brand: 'Lucky', name: 'Austria', font }]);
  screen.getByText(/Anton/);
  click('Use Lucky: Austria');
  const { document: used } = store.getState().adDraft;
  expect(used.assets?.brandFont).toEqual({ filePath: font.fileSystemPath });
  expect([used.cta?.fontFamily, used.outro?.fontFamily]).toEqual(['Brand font', 'Brand font']);
  expect(Object.values(store.getState().catalogue)).toMatchObject([{ font: { family: 'Anton' } }]);
  await screen.findByText('Using the texts and the font of “Lucky: Austria”');
  click('Undo');
  expect(store.getState().adDraft.document).toEqual({ compliance: draft });
});

test('a preset is saved with the font of the ad', async () => {
  const { server, store, click, openForm } = await setup([{ brand: 'Lucky', name: 'Austria' }]);
  act(() => void store.dispatch(adChanged({ assets: { brandFont: { filePath: font.fileSystemPath } } })));
  openForm('Save these texts and the font for a brand');
  click('Save preset');
  await screen.findByText('Saved “Lucky: United States”. Everyone with access can use it.');
  expect(server.list()).toContainEqual(expect.objectContaining({ fontPath: font.fileSystemPath }));
});

const font: NonNullable<BrandPreset['font']> = {
  id: 'the-font-of-the-brand',
  kind: 'font',
  filePath: '/api/assets/the-font-of-the-brand',
  fileSystemPath: 'asset:the-font-of-the-brand',
  originalName: 'brand.ttf',
  fileSize: 1,
  optimizedUrl: '/api/assets/the-font-of-the-brand',
  width: null,
  height: null,
  duration: null,
  frameRate: null,
  font: { family: 'Anton', style: 'Regular', unicodeRange: 'U+20-7E' },
};

/** Renders the presets of brands, next to an ad that has texts. */
async function setup(saved: Partial<BrandPreset>[]) {
  const server = stubBrandPresets(saved.map((preset) => ({ compliance: old, ...preset })));
  const store = createTestStore();
  const config = { compliance: draft };
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: config, version: 1, isDirty: false }));
  render(
    <Provider store={store}>
      <BrandPresets />
      <Toaster />
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Save these texts for a brand' });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Presses a button as with the keyboard. */
  const press = (name: string) => {
    screen.getByRole('button', { name }).focus();
    click(name);
  };
  const openForm = (name = 'Save these texts for a brand') => click(name);
  return { server, store, presets: server.list, click, press, openForm };
}
