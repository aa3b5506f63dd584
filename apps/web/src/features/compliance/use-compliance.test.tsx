// @vitest-environment jsdom
// Requirement: compliance.panel
import { undoLimits } from '@spinreel/config-schema/limits/limits';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { adChanged, draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { Toaster } from '../../ui/feedback/toaster.tsx';
import { toasts } from '../../ui/feedback/toasts.ts';
import { useCompliance } from './use-compliance.ts';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
});

test('Undo in the toast restores the earlier texts', async () => {
  const { replace, undo, config } = setup();
  await replace();
  undo();
  expect(config().compliance).toBeUndefined();
});

test('Undo restores the earlier texts also if the history is full', async () => {
  const { store, replace, undo, config } = setup();
  for (let step = 0; step < undoLimits.maxSteps; step += 1)
    store.dispatch(adChanged({ videoSize: step / 100 }, { gesture: String(step) }));
  await replace();
  undo();
  expect(config().compliance).toBeUndefined();
});

test('Undo does not undo what was edited since', async () => {
  const { store, replace, undo, config } = setup();
  await replace();
  act(() => {
    store.dispatch(adChanged({ pausePointCount: 1 }));
  });
  undo();
  expect(config()).toMatchObject({ pausePointCount: 1, compliance: { product: 'sweepstakes' } });
});

test('offers no undo if nothing was replaced', async () => {
  const { replace } = setup();
  await replace();
  act(() => toasts.close());
  await replace();
  expect(screen.queryByText('Undo')).toBeNull();
});

function setup() {
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: {}, version: 1, isDirty: false }));
  const Replacement = () => {
    const { replaceCompliance } = useCompliance();
    const step = { name: 'use preset', text: 'Replaced' };
    return (
      <button type="button" onClick={() => replaceCompliance({ product: 'sweepstakes' }, step)}>
        Replace
      </button>
    );
  };
  render(
    <Provider store={store}>
      <Replacement />
      <Toaster />
    </Provider>,
  );
  const replace = async () => {
    fireEvent.click(screen.getByText('Replace'));
    await screen.findByText('Replaced');
  };
  const undo = () => fireEvent.click(screen.getByText('Undo'));
  return { store, replace, undo, config: () => store.getState().adDraft.document };
}
