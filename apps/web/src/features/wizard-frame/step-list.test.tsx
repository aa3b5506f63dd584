// @vitest-environment jsdom
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../../test/stub-server.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { StepList } from './step-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an empty ad opens only the first step', () => {
  setup({});
  expect(listStates()).toEqual({
    Assets: 'current',
    'Trim & Pause': 'locked',
    Customization: 'locked',
    Preview: 'locked',
    Export: 'locked',
  });
});

test('a completed step has a check mark, and the next step can be opened', () => {
  const { onStep } = setup({
    assets: { coverImage: { filePath: 'asset:cover-123' }, gameplayVideo: { filePath: 'asset:video-123' } },
  });
  expect(listStates()).toMatchObject({
    'Assets, done': 'current',
    'Trim & Pause': 'open',
    Customization: 'locked',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Trim & Pause' }));
  expect(onStep).toHaveBeenCalledWith(2);
});

test('straight play does not bypass an empty first step', () => {
  setup({ pausePointCount: 0 });
  expect(listStates()).toMatchObject({ 'Trim & Pause': 'locked', Customization: 'locked' });
});

function setup(config: AdConfig) {
  stubServer();
  const store = createTestStore();
  store.dispatch(draftOpened({ adId: 'ad-number-1', document: config, version: 1, isDirty: false }));
  const onStep = vi.fn<(step: number) => void>();
  render(
    <Provider store={store}>
      <StepList step={1} onStep={onStep} />
    </Provider>,
  );
  return { onStep };
}

/** Returns the state of each step by accessible name: current, open, or not available yet. */
function listStates(): Record<string, string> {
  return Object.fromEntries(
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .map((button) => [
        button.textContent.replace(/^\d/, ''),
        button.ariaCurrent === 'step' || button.getAttribute('aria-current') === 'step'
          ? 'current'
          : button.disabled
            ? 'locked'
            : 'open',
      ]),
  );
}
