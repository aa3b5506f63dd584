import { expect, it } from 'vitest';
import { formatCsv } from './format-csv.ts';

it('quotes what needs it, and keeps texts from being formulas', () => {
  expect(
    formatCsv([
      ['a', 'b "c"'],
      ['x,y', 'two\nlines'],
      ['=1+1', '-5'],
    ]),
  ).toBe('a,"b ""c"""\r\n"x,y","two\nlines"\r\n\'=1+1,\'-5\r\n');
});
