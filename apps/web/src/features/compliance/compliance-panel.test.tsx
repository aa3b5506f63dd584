// @vitest-environment jsdom
// Requirement: compliance.panel
import type { BrandPreset } from '@spinreel/api-contract/brand-presets';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { applyPreset } from '@spinreel/config-schema/compliance/presets/apply-preset';
import { findPresetById, presetLifeDays, presets } from '@spinreel/config-schema/compliance/presets/presets';
import { Tooltip } from '@base-ui/react/tooltip';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrandPresets } from '../../../test/stub-brand-presets.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { toasts } from '../../ui/feedback/toasts.ts';
import { CompliancePanel } from './compliance-panel.tsx';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['meta', 'Meta, social casino also recommends: "no real money or prizes" line'],
  ['tiktok', 'TikTok, social casino also requires: "no real money or prizes" line'],
])('tells apart what %s requires and what it recommends', (network, note) => {
  setup({ networks: ['applovin', network], compliance: use('applovin-social-casino') });
  expect(screen.getAllByText(hasText(note))).not.toEqual([]);
});

test('names both what a network requires and what it recommends', () => {
  const { elements, ...compliance } = use('applovin-social-casino');
  setup({
    networks: ['applovin', 'tiktok'],
    compliance: { ...compliance, elements: { ...elements, ageMark: { screens: [] } } },
  });
  expect(
    screen.getAllByText(
      hasText(
        'TikTok, social casino also requires: "no real money or prizes" line; also recommends: age mark',
      ),
    ),
  ).not.toEqual([]);
});

test.each([
  ['meta-social-casino', 'Recommended by the preset.'],
  ['google-social-casino', 'Required by the preset.'],
])('says why the preset %s has an element that is off', (id, reason) => {
  const { elements, ...compliance } = use(id);
  setup({ compliance: { ...compliance, elements: { ...elements, ageMark: { screens: [] } } } });
  const mark = screen.getByRole('switch', { name: 'Age mark' });
  expect(document.getElementById(mark.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    `A round badge with the minimum age. ${reason}`,
  );
});

test.each([
  [{ elements: { terms: { screens: ['cover'] } } }, ['Choose…', 'Choose…']],
  [{ product: 'real-money' }, ['Real-money gambling', 'Choose…']],
] as [Compliance, string[]][])(
  'shows which of product and market are not chosen in %j',
  (compliance, shown) => {
    setup({ compliance });
    const read = (name: string) => screen.getByRole('combobox', { name }).textContent;
    expect([read('Product'), read('Market')]).toEqual(shown);
    expect(screen.queryByText('Suggested:')).toBeNull();
  },
);

test('keeps the keyboard focus when the pressed control disappears', async () => {
  const { press, focusedName } = setup({ networks: ['applovin', 'tiktok'] });
  await press(/^Social casino/);
  expect(focusedName()).toBe('Product');
  await press('Use these texts');
  expect(focusedName()).toBe('Preset');
  await press('Add to the ad');
  expect(focusedName()).toBe('Preset');
  fireEvent.change(screen.getByLabelText('Text of the age mark'), { target: { value: '25+' } });
  await press('Reset to preset');
  expect(focusedName()).toBe('Preset');
});

// Requirement: compliance.outdated-preset
test('says before a preset is used that it may be out of date', () => {
  const newestMs = Math.max(...presets.map(({ checkedOn }) => Date.parse(checkedOn)));
  vi.setSystemTime(newestMs + (presetLifeDays + 1) * 24 * 60 * 60 * 1000);
  setup({ networks: ['meta'], compliance: { product: 'social-casino', market: 'worldwide' } });
  expect(screen.getAllByText(hasText('Suggested: Meta, social casino (may be out of date)'))).not.toEqual([]);
  fireEvent.click(screen.getByRole('combobox', { name: 'Preset' }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.filter((text) => text.endsWith('May be out of date'))).toHaveLength(presets.length);
});

test('offers the new version of a preset that was updated', () => {
  const { preset, ...compliance } = use('social-casino');
  setup({ compliance: { ...compliance, preset: { id: 'social-casino', checkedOn: '2020-01-01' } } });
  expect(preset?.checkedOn).not.toBe('2020-01-01');
  expect(screen.getByText('This preset has been updated')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use the new version' })).toBeTruthy();
});

test('keeps the focus on the button that applies a brand preset', async () => {
  const compliance: Compliance = { product: 'sweepstakes', market: 'us' };
  const { press } = setup({}, [{ brand: 'Lucky', name: 'Austria', compliance }]);
  await press('Use Lucky: Austria');
  expect(screen.getByRole('combobox', { name: 'Product' })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Use Lucky: Austria');
});

/** Renders the panel for an ad, on a server with these brand presets. */
function setup(config: AdConfig, presets: Partial<BrandPreset>[] = []) {
  stubBrandPresets(presets);
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: config, version: 1, isDirty: false }));
  render(
    <Provider store={store}>
      <Tooltip.Provider>
        <CompliancePanel hasSmallestText={false} onLanguage={() => {}} />
        <Toaster />
      </Tooltip.Provider>
    </Provider>,
  );
  /** Presses a button as with the keyboard. */
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const focusedName = () =>
    document.getElementById(document.activeElement?.getAttribute('aria-labelledby') ?? '')?.textContent;
  return { press, focusedName };
}

/** Returns the settings of an ad that uses a preset for its product. */
function use(id: string): Compliance {
  const preset = findPresetById(id);
  if (preset === null) throw new Error(`There is no preset ${id}`);
  return applyPreset({ product: preset.product, market: preset.market }, preset);
}

/** Matches the element whose whole text is `text`. */
function hasText(text: string) {
  return (_: string, element: Element | null) => element?.textContent === text && element.matches('span');
}
