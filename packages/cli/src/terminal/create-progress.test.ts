import { expect, it } from 'vitest';
import { createProgress } from './create-progress.ts';

it('changes one line of a terminal, at most ten times a second', () => {
  const { progress, written, pass } = setup({ isTTY: true, columns: 30 });
  progress.report('Encoding', 0.1);
  progress.report('Encoding', 0.2);
  pass(100);
  progress.report('Encoding', 0.3);
  progress.report(`Encoding ${'the gameplay video '.repeat(3)}`);
  progress.end();
  const erased = '\r\u001B[2K';
  expect(written).toEqual([
    `${erased}Encoding 10 %`,
    `${erased}Encoding 30 %`,
    `${erased}Encoding the gameplay video t`,
    erased,
  ]);
});

it('writes a line to a log for each step, and every ten seconds during one', () => {
  const { progress, written, pass } = setup({});
  progress.report('Encoding', 0.1);
  pass(9000);
  progress.report('Encoding', 0.5);
  pass(1000);
  progress.report('Encoding', 0.999);
  progress.report('Packing');
  progress.end();
  expect(written).toEqual(['Encoding 10 %\n', 'Encoding 99 %\n', 'Packing\n']);
});

/** Creates progress on a stand-in for a stream, and a clock that `pass` moves. */
function setup(stream: { isTTY?: boolean; columns?: number }) {
  const written: string[] = [];
  let timeMs = 0;
  const progress = createProgress({ ...stream, write: (text) => written.push(text) }, () => timeMs);
  const pass = (ms: number) => {
    timeMs += ms;
  };
  return { progress, written, pass };
}
