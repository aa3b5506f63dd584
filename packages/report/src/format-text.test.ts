import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { archive, brokenFinding, hostile, page, reportOf, sampleVerdict } from '../test/sample-report.ts';
import { formatText } from './format-text.ts';

// Requirement: report.text
test('lists what broke, the worst first, once for all networks with the same problem', () => {
  expect(formatText(reportOf(page))).toBe(`✗ dist/game.html
  1.23 MB, made with Phaser 3.90.0, SHA-256 ${'a1'.repeat(32)}
  ✗ Meta Ads    1 of 3 rules passed, 1 error, 1 recommendation
  ✗ Google Ads  1 of 2 rules passed, 1 error
  ✓ in-house    1 of 2 rules passed, 1 warning

  error The page calls fetch().
    no-fetch, FETCH_FORBIDDEN: Meta Ads, Google Ads
    game.html:12:5  fetch("levels.json")
    game.html:40:1  fetch(next)
    and 21 more places
    Fix: Inline the data.
    Source: https://network.example/specs?page=1&part=size (read on 2026-11-21, stated by the network)

  warning The file runs text as code.
    no-eval: in-house
    Fix: Use smaller images.
    Source: https://network.example/specs?page=1&part=size (read on 2026-11-21, stated by a third party)

  advice Nothing is on screen before the first tap.
    cover-painted: Meta Ads
    Fix: Use smaller images.
    Source: Spinreel’s own rule

  Not judged
    The ad did not start. (reaches-end-card)

0 of 1 file ready, 1 error, 1 warning, 1 recommendation (Spinreel 0.1.0)
`);
});

test('lists the first five places of a problem, and counts the others', () => {
  const occurrences = [1, 2, 3, 4, 5, 6].map((line) => ({ path: 'a.js', line, column: 1, excerpt: '' }));
  const findings = [brokenFinding('a.js', { occurrences, occurrenceCount: 6 })];
  const text = formatText(reportOf({ ...page, verdicts: [sampleVerdict({ passed: false, findings })] }));
  expect(text).toContain('    a.js:5:1\n    and 1 more place\n');
});

test('says in one line that a file is accepted', () => {
  const report = reportOf({ ...page, verdicts: [sampleVerdict()] });
  expect(formatText(report)).toContain('✓ Google Ads  1 of 1 rule passed\n');
  expect(formatText(report)).toContain('\n1 of 1 file ready, no problems (Spinreel 0.1.0)\n');
});

test('only the colors differ between terminals and files', () => {
  const report = reportOf(page, archive);
  const inColor = formatText(report, { colours: true });
  expect(inColor).not.toBe(formatText(report));
  expect(stripVTControlCharacters(inColor)).toBe(formatText(report));
});

test('prints no control characters of a checked file', () => {
  expect(formatText(reportOf(hostile)).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cs}\u202E]/u);
});
