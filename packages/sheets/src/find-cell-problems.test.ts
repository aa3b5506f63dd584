import { expect, test } from 'vitest';
import { createCell } from './create-cell.ts';
import { findCellProblems } from './find-cell-problems.ts';

test('each problem has its sheet and address, in the order of the rows', () => {
  const rows = [
    [createCell('Name'), createCell('#N/A')],
    [createCell('=IMAGE("https://example.com/""a"".png", 1)'), createCell('50 #N/A')],
  ];
  expect(findCellProblems({ name: 'Ads', rows })).toEqual([
    {
      sheet: 'Ads',
      address: 'B1',
      row: 0,
      column: 1,
      problem: { code: 'formula-error', params: { value: '#N/A' } },
    },
    {
      sheet: 'Ads',
      address: 'A2',
      row: 1,
      column: 0,
      problem: { code: 'image-url', params: { url: 'https://example.com/"a".png' } },
    },
  ]);
});

test('an image formula without a literal URL is a problem too, and other formulas and words are not', () => {
  expect(createCell('=image(A1)').problem).toEqual({ code: 'image-url', params: { url: '' } });
  for (const text of ['=IMAGES("x")', 'IMAGE("x")', '=SUM(1;2)', '#winning', 'https://example.com/a.png']) {
    expect(createCell(text)).toEqual({ text });
  }
});
