// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { useCallback, useState, type ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, test, vi } from 'vitest';
import { createFittedText } from '../../../../test/create-fitted-text.ts';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { fitShapes } from './fit-shapes.ts';
import type { FitMeasurement, FittedText } from './fitted-text.ts';
import type { ShownText } from './shown-text.ts';
import { TextFitPanel } from './text-fit-panel.tsx';
import { TextFitProvider, type LoadMeasuring } from './text-fit-provider.tsx';

afterEach(cleanup);

// Requirement: language.text-fit
test('says how far the measurement is, and then that all texts fit', async () => {
  const { run, finish } = setup();
  await run(0, ({ onProgress }) => onProgress({ done: 3, total: 4 }));
  expect(screen.getByRole('status').textContent).toBe('Measuring: 3 of 4 screens');
  expect(screen.queryByRole('table')).toBeNull();
  await finish(0, [
    [createFittedText('button', { sizePx: 16 }), createFittedText('legalText', { sizePx: 17 })],
  ]);
  expect(screen.getByRole('status').textContent).toBe('All texts fit. The smallest is 16 px.');
});

// Requirement: language.text-fit
test('lists texts with problems first, with their shapes and a link to their field', async () => {
  const { finish, onField } = setup();
  await finish(0, [
    [
      createFittedText('button'),
      createFittedText('coverText', { sizePx: 9, overlaps: ['button'] }),
      createFittedText('legalText'),
    ],
  ]);
  expect(screen.getByRole('status').textContent).toBe('1 text does not fit. The smallest is 9 px.');
  const names = screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Cover text', 'Button text', 'Legal text']);
  fireEvent.click(screen.getByRole('button', { name: 'Cover text' }));
  const shapes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shapes).toHaveLength(fitShapes.length);
  expect(shapes[1]).toBe('Square, cover9 px, 1 lineOverlaps the spin buttonBelow 14 px');
  fireEvent.click(screen.getByRole('button', { name: 'Edit Cover text' }));
  expect(onField).toHaveBeenCalledExactlyOnceWith('cta.coverText');
});

// Requirement: language.text-fit
test('a legal text leads to the first one that the ad shows', async () => {
  const { finish, onField } = setup();
  await finish(0, [[createFittedText('legalText')]]);
  fireEvent.click(screen.getByRole('button', { name: 'Legal text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit Legal text' }));
  expect(onField).toHaveBeenCalledExactlyOnceWith('compliance.elements.helpline');
});

// Requirement: language.text-fit
test('a pseudo-language is measured with the own language, and keeps the former result until then', async () => {
  const { calls, finish } = setup();
  await finish(0, [[createFittedText('button', { sizePx: 20 })]]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Thai marks' })));
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(calls[1]?.languages).toEqual([null, 'thai-marks']);
  expect(screen.getByRole('table', { name: 'German' })).toBeDefined();
  await finish(1, [
    [createFittedText('button', { sizePx: 20 })],
    [createFittedText('button', { sizePx: 13 })],
  ]);
  const table = screen.getByRole('table', { name: 'Thai marks' });
  expect(within(table).getByText('13 px')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('1 text does not fit. The smallest is 13 px.');
});

// Requirement: language.text-budget
test('a row of the own language says how long its text may be', async () => {
  const { finish } = setup();
  await finish(0, [[createFittedText('button')]]);
  fireEvent.click(screen.getByRole('button', { name: 'Button text' }));
  expect(screen.getByText('About 26 characters stay at 14 px or more in every shape.')).toBeDefined();
});

test('an open row keeps its height when its length is known', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { finish } = setup({ lengthsMeasured: promise });
  await finish(0, [[createFittedText('button'), createFittedText('counter')]]);
  fireEvent.click(screen.getByRole('button', { name: 'Button text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Counter' }));
  const line = screen.getByText('Measuring how many characters stay at 14 px or more in every shape.');
  await act(async () => resolve());
  expect(line.textContent).toBe('About 26 characters stay at 14 px or more in every shape.');
});

// Requirement: language.text-budget
test('the lengths are measured again if the ad changed at the end of their measurement', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { finish } = setup({ lengthsMeasured: promise });
  await finish(0, [[createFittedText('button')]]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Thai marks' })));
  await act(async () => resolve());
  await finish(1, [[createFittedText('button')], [createFittedText('button')]]);
  const table = screen.getByRole('table', { name: 'German' });
  fireEvent.click(within(table).getByRole('button', { name: 'Button text' }));
  expect(screen.getByText('About 26 characters stay at 14 px or more in every shape.')).toBeDefined();
});

test('measures lengths only for texts that are too small while the panel is closed', async () => {
  const readable = setup({ isClosed: true });
  await readable.finish(0, [[createFittedText('button')]]);
  expect(readable.measureBudgets).not.toHaveBeenCalled();
  cleanup();
  const small = setup({ isClosed: true });
  await small.finish(0, [[createFittedText('button', { sizePx: 9 })]]);
  expect(small.measureBudgets).toHaveBeenCalledOnce();
});

test('says that the texts could not be measured', async () => {
  const { run } = setup();
  await run(0, ({ fail }) => fail());
  expect(screen.getByRole('status').textContent).toBe(
    'The texts could not be measured. Change a text to try again.',
  );
});

// Requirement: language.text-fit
test('a selected row is shown on the stage, and so is each of its shapes', async () => {
  const { finish, onShow } = setup();
  await finish(0, [[createFittedText('counter', { screen: 'gameplay', sizePx: 9 })]]);
  const row = screen.getByRole('button', { name: 'Counter' });
  fireEvent.click(row);
  const counter = { id: 'counter', screen: 'gameplay', language: null };
  expect(onShow).toHaveBeenLastCalledWith({ ...counter, shape: '9:19.5' });
  const [phone, landscape] = screen.getAllByRole('button', { name: /show on the stage$/ });
  expect(phone?.ariaPressed).toBe('true');
  fireEvent.click(landscape as HTMLElement);
  expect(onShow).toHaveBeenLastCalledWith({ ...counter, shape: 'landscape' });
  expect([phone?.ariaPressed, landscape?.ariaPressed]).toEqual(['false', 'true']);
  fireEvent.click(row);
  expect(onShow).toHaveBeenLastCalledWith(null);
});

// Requirement: language.text-fit
test('the stage returns to the language of the ad when its pseudo-language is no longer measured', async () => {
  const { finish, onShow } = setup();
  await finish(0, [[createFittedText('button')]]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Long Latin' })));
  await finish(1, [[createFittedText('button')], [createFittedText('button')]]);
  const table = screen.getByRole('table', { name: 'Long Latin' });
  fireEvent.click(within(table).getByRole('button', { name: 'Button text' }));
  expect(onShow).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'long-latin' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Long Latin' })));
  expect(onShow).toHaveBeenLastCalledWith(null);
});

type Options = Parameters<Awaited<ReturnType<LoadMeasuring>>['measureTextFit']>[1];
interface Call extends Options {
  readonly finish: (measurements: FitMeasurement[][]) => void;
  readonly fail: () => void;
}

type PanelProps = Pick<ComponentProps<typeof TextFitPanel>, 'onShow' | 'onField'>;

/** The panel next to a stage, which knows what it shows. */
function Panel({ onShow, onField }: PanelProps) {
  const [shown, setShown] = useState<ShownText | null>(null);
  const show = useCallback(
    (next: ShownText | null) => {
      setShown(next);
      onShow(next);
    },
    [onShow],
  );
  return <TextFitPanel shown={shown} onShow={show} onField={onField} />;
}

function setup({
  lengthsMeasured,
  isClosed = false,
}: { lengthsMeasured?: Promise<void>; isClosed?: boolean } = {}) {
  const store = createTestStore();
  const document: AdDocument = {
    compliance: {
      language: 'de',
      elements: { helpline: { texts: { de: 'Hilfe: 0800 1372700' }, screens: ['outro'] } },
    },
  };
  store.dispatch(draftOpened({ adId: 'ad-number-1', document, version: 1, isDirty: false }));
  const calls: Call[] = [];
  const budgets = {
    'cta.label': 26,
    'cta.coverText': 30,
    'outro.label': 26,
    'outro.headline': 30,
    'cta.spinningLabel': 26,
  };
  const measureBudgets = vi.fn(async () => {
    await lengthsMeasured;
    return budgets;
  });
  const load: LoadMeasuring = async () => ({
    measureTextFit: async (_config, options) =>
      await new Promise((finish, reject) => {
        calls.push({ ...options, finish, fail: () => reject(new Error('No page')) });
      }),
    measureBudgets,
  });
  const onField = vi.fn();
  const onShow = vi.fn();
  render(
    <Provider store={store}>
      <TextFitProvider load={load}>
        {!isClosed && <Panel onField={onField} onShow={onShow} />}
      </TextFitProvider>
    </Provider>,
  );
  const run = async (index: number, use: (call: Call) => void) =>
    await act(async () => {
      const call = await vi.waitUntil(() => calls[index]);
      use(call);
    });
  return {
    calls,
    measureBudgets,
    onField,
    onShow,
    run,
    /** Ends a measurement with these texts in each language, which are the same in all shapes. */
    finish: async (index: number, languages: FittedText[][]) =>
      await run(index, (call) =>
        call.finish(languages.map((texts) => fitShapes.map((shape) => ({ shape, texts })))),
      ),
  };
}
