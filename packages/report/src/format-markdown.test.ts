import { expect, test } from 'vitest';
import { archive, hostile, page, reportOf } from '../test/sample-report.ts';
import { formatMarkdown } from './format-markdown.ts';

// Requirement: report.markdown
test('has a table of verdicts, the problems, and a table of sizes', () => {
  const text = formatMarkdown(reportOf(page, archive));
  expect(text).toMatch(/^## ❌ Preflight: 0 of 2 files ready\n\n\| File \| Network /);
  expect(text).toContain('| `dist/game.html` | Meta Ads | ❌ rejected | 1 | 0 | 1 | 1 |');
  expect(text).toContain('| `dist/game.html` | in-house | ✅ accepted | 0 | 1 | 0 | 1 |');
  expect(text).toContain(
    '❌ **The page calls fetch().**  \n`no-fetch`, `FETCH_FORBIDDEN`: Meta Ads, Google Ads',
  );
  expect(text).toContain('- `js/main.js:12:5` `fetch("levels.json")`');
  expect(text).toContain('- and 21 more places');
  expect(text).toContain('- Source: <https://network.example/specs?page=1&part=size> (read on 2026-11-21');
  expect(text).toContain('| `game.html: hero` | image | 1 MB | 81 % |');
  expect(text).toContain('| **Unpacked** |  | **1.23 MB** |  |');
  expect(text).toContain('Checked on 2026-11-23 by Spinreel 0.1.0.');
});

test('sums up all but the largest assets', () => {
  const sizes = Array.from({ length: 13 }, (_, index) => {
    return { path: `${index}.png`, kind: 'image' as const, bytes: 1000 - index, packedBytes: null };
  });
  expect(formatMarkdown(reportOf({ ...page, sizes }))).toContain('| 3 smaller assets |  | 2.97 KB | 23 % |');
});

test('shows texts of a checked file as text', () => {
  const text = formatMarkdown(reportOf(hostile));
  const withoutCode = text.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
  expect(withoutCode.replaceAll(/<\/?(details|summary)>/g, '')).not.toMatch(/(?<!\\)<(?!javascript:)|@team/);
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
});
