// @vitest-environment jsdom
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../../test/memory-copies.ts';
import { stubServer } from '../../../test/stub-server.ts';
import { draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createStore } from '../../app/store.ts';
import { StepList } from './step-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an empty ad opens nothing but the first step', () => {
  setup({});
  expect(states()).toEqual({
    Assets: 'current',
    'Trim & Pause': 'locked',
    Customization: 'locked',
    Preview: 'locked',
    Export: 'locked',
  });
});

test('what is done has its check, and the next step can be opened', () => {
  const { onStep } = setup({
    assets: { coverImage: { filePath: 'asset:cover-123' }, gameplayVideo: { filePath: 'asset:video-123' } },
  });
  expect(states()).toMatchObject({
    'Assets, done': 'current',
    'Trim & Pause': 'open',
    Customization: 'locked',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Trim & Pause' }));
  expect(onStep).toHaveBeenCalledWith(2);
});

test('straight play is no way round an empty first step', () => {
  setup({ pausePointCount: 0 });
  expect(states()).toMatchObject({ 'Trim & Pause': 'locked', Customization: 'locked' });
});

function setup(config: AdConfig) {
  stubServer();
  const store = createStore({ copies: memoryCopies() });
  store.dispatch(draftOpened({ adId: 'ad-number-1', config, version: 1, isDirty: false }));
  const onStep = vi.fn<(step: number) => void>();
  render(
    <Provider store={store}>
      <StepList step={1} onStep={onStep} />
    </Provider>,
  );
  return { onStep };
}

/** By accessible name: the step one is on, those that open, and those that do not yet. */
function states(): Record<string, string> {
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
