import { expect, test } from 'vitest';
import { archive, hostile, hostileText, page, reportOf, sampleVerdict } from '../../test/sample-report.ts';
import type { CheckedFile } from '../check-report.ts';
import { formatHtml } from './format-html.ts';

// Requirement: report.html
test('shows the result, every rule with its source, places, pictures and sizes', () => {
  const html = formatHtml(reportOf(page));
  const text = html.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ');
  expect(html).toContain('<h1>Not ready for 2 of 3 networks</h1>');
  for (const part of [
    '23 Nov 2026',
    'Version 0.1.0',
    'played in a simulated web view for 1 of 3 networks',
    '1.23 MB',
    'Phaser 3.90.0',
    'a1'.repeat(32),
    'Meta Ads 1 error , 1 recommendation 1.23 MB of 5 MB',
    'game.html:40:1',
    '21 further places not listed',
    'network.example/specs , read on 2026-11-21, stated by the network',
    'Not judged: The ad did not start. reaches-end-card',
    'Images 1 MB 81 %',
    'Spinreel’s own rule',
  ])
    expect(text).toContain(part);
  expect(html).toMatch(/<figure data-orientation="portrait"><img src="data:image\/png;base64,iVBOR[^"]+"/);
});

test('summarizes several files, and links each verdict to its rules', () => {
  const html = formatHtml(reportOf(page, archive, { ...page, verdicts: [sampleVerdict()] }));
  expect(html).toContain('<h1>2 of 3 files have errors</h1>');
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toHaveLength(5);
  for (const id of targets) expect(html).toContain(`<table id="${id}">`);
});

test('shows pictures once for all networks on which the ad looks the same', () => {
  const [, , played] = page.verdicts;
  const different = [{ ...played!.screenshots![0]!, png: new Uint8Array([1, 2, 3]) }];
  const verdicts = [
    played!,
    { ...played!, network: 'unity' },
    { ...played!, network: 'google', screenshots: different },
  ];
  const html = formatHtml(reportOf({ ...page, verdicts }));
  expect(html.match(/<figure/g)).toHaveLength(2);
  expect(html).toContain('<h4>in-house, Unity Ads</h4>');
});

test('unfolds the rules of networks that reject a file, and those of a single verdict', () => {
  const countOpen = (...files: CheckedFile[]) =>
    formatHtml(reportOf(...files)).match(/<details class="rules" open>/g);
  const accepted = { ...page, verdicts: [sampleVerdict()] };
  expect(countOpen(accepted)).toHaveLength(1);
  expect(countOpen(accepted, accepted)).toBeNull();
  expect(countOpen(page, accepted)).toHaveLength(2);
});

test('needs no other file, no network and no scripts', () => {
  const html = formatHtml(reportOf(page, archive));
  expect(html).toContain(`content="default-src &#39;none&#39;;`);
  expect(html).not.toMatch(/<script|<link|@import|url\((?!#)|\bsrc="(?!data:)/);
});

test('shows texts of a checked file as text', () => {
  const html = formatHtml(reportOf(hostile));
  expect(html).not.toContain(hostileText);
  expect(html).not.toMatch(/<script|<b>x|href="javascript:/);
});
