// @vitest-environment jsdom
import type { QualityMeasure, QualityVerdict } from '@spinreel/api-contract/publishing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { LikelyLine } from './likely-line.tsx';

afterEach(cleanup);

// Requirement: publishing.panel
test('draws what could be better as recommendations, and only what endangers viewers as an error', () => {
  const { details } = setup([
    createMeasure({ id: 'dead-time', status: 'poor' }),
    createMeasure({ id: 'flashes', status: 'poor', isWarning: true, message: 'It can cause seizures.' }),
  ]);
  const [first, second] = details.getAllByRole('listitem');
  expect(first?.textContent).toContain('Error: It can cause seizures.');
  expect(second?.textContent).toContain('Recommendation: Viewers can do nothing for 6.1 s.');
  expect(details.getByText("These are recommendations. They don't block publishing.")).toBeTruthy();
});

// Requirement: publishing.panel
test('says why there is no score, and how many measures could be judged', () => {
  const unscored = {
    code: 'not-finished',
    judgedCount: 3,
    measureCount: 14,
    neededCount: 8,
    failure: null,
  } as const;
  const { item } = setup([createMeasure({})], { score: null, grade: null, unscored });
  expect(item?.textContent).toContain(
    'Could not be scored. The ad could not be played to its end. Only 3 of 14 measures could be judged',
  );
  expect(item?.textContent).not.toContain('of 100');
  expect(item?.textContent).not.toContain('null');
  cleanup();
  expect(setup([createMeasure({})]).item?.textContent).toContain('62');
});

// Requirement: publishing.panel
test('names the target of a measure, unless its message does', () => {
  const whole = 'whole and legible in every shape';
  const { item } = setup([
    createMeasure({ message: 'Viewers wait for up to 2 s.', targetText: 'at most 5 s' }),
    createMeasure({ id: 'cta-visible', message: `The store button is ${whole}.`, targetText: whole }),
  ]);
  expect(item?.textContent).toContain('Viewers wait for up to 2 s. Target: at most 5 s. A study');
  expect(item?.textContent).toContain(`The store button is ${whole}. A study`);
  cleanup();
  const poor = setup([createMeasure({ status: 'poor' })]);
  expect(poor.item?.textContent).toContain('6.1 s, target: at most 5 s');
});

function setup(measures: QualityMeasure[], change: Partial<QualityVerdict> = {}) {
  const file = { network: 'meta', label: 'Meta Ads', sha256: 'a1'.repeat(32), fileSize: 1_000_000 };
  const quality: QualityVerdict = { score: 62, grade: 'fair', unscored: null, measures, ...change };
  render(
    <Provider store={createTestStore()}>
      <LikelyLine
        publishing={{
          status: 'checked',
          check: { ...file, compliance: null, quality },
        }}
        onFix={() => undefined}
      />
    </Provider>,
  );
  const [item] = screen.getAllByRole('listitem');
  const group = screen.queryByRole('group', { name: 'Likely to work' });
  return { item, details: within(group ?? document.body) };
}

function createMeasure(change: Partial<QualityMeasure>): QualityMeasure {
  return {
    id: 'dead-time',
    label: 'Longest wait',
    value: 6.1,
    unit: 's',
    valueText: '6.1 s',
    targetText: 'at most 5 s',
    status: 'good',
    isWarning: false,
    message: 'Viewers can do nothing for 6.1 s.',
    fix: 'Add a spin.',
    field: null,
    places: [],
    source: { label: 'A study', url: null },
    ...change,
  };
}
