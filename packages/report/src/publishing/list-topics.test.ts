import { expect, test } from 'vitest';
import { page, publishing, reportOf, sampleVerdict, unscoredPublishing } from '../../test/sample-report.ts';
import type { CheckedFile } from '../check-report.ts';
import { hasPassed } from '../count-results.ts';
import { formatGithub } from '../format-github.ts';
import { formatMarkdown } from '../format-markdown.ts';
import { formatText } from '../format-text.ts';
import { formatHtml } from '../html/format-html.ts';
import { formatJson } from '../json/format-json.ts';
import { formatJunit } from '../junit/format-junit.ts';
import { formatSarif } from '../sarif/format-sarif.ts';
import { listTopics } from './list-topics.ts';

// Requirement: report.publishing
test('every format says what the market does not accept, what makes viewers leave, and how to fix it', () => {
  const { required, missing, score, slow } = {
    required: 'Social casino, Austria: 1 problem blocks publishing.',
    missing: 'The age mark is missing. Outro in 9:16.',
    score: '72 of 100, fair. 1 thing to improve.',
    slow: 'Longest wait: 6.1 s, target: at most 5 s. Viewers can do nothing for 6.1 s.',
  };
  const report = reportOf(accepted);
  for (const text of [formatText(report), formatMarkdown(report), formatHtml(report)])
    for (const part of [required, missing, score, slow, 'Add a spin.', 'This is not legal advice.'])
      expect(text).toContain(part);
  expect(formatGithub(report)).toContain(
    `::error file=dist/game.html,title=element-present%3A Meta Ads::${missing}`,
  );
  expect(formatGithub(report)).toContain(`::notice file=dist/game.html,title=dead-time%3A Meta Ads::${slow}`);
  expect(formatJunit(report)).toContain(
    'name="dist/game.html: Meta Ads: Required texts shown" tests="3" failures="1"',
  );
  expect(formatJunit(report)).toContain('<skipped>The outro was not reached.</skipped>');
  const [run] = JSON.parse(formatSarif(report)).runs;
  expect(run.results.map(({ ruleId, level }: { ruleId: string; level: string }) => [ruleId, level])).toEqual([
    ['element-present', 'error'],
    ['dead-time', 'note'],
  ]);
});

// Requirement: compliance.review
test('the report says which statements a person has confirmed', () => {
  const report = reportOf({ ...accepted, confirmed: ['minors'] });
  for (const text of [formatText(report), formatMarkdown(report), formatHtml(report)]) {
    expect(text).toContain('Confirmed by a person: Nothing in the ad appeals to minors.');
    expect(text).toContain('Not confirmed: The ad does not suggest that viewers can win money or prizes.');
  }
});

// Requirement: report.publishing
test('JSON has the whole result', () => {
  const [file] = JSON.parse(formatJson(reportOf(accepted))).files;
  const { compliance, quality, network } = publishing;
  expect(file).toMatchObject({
    passed: false,
    publishing: [{ network, networkLabel: 'Meta Ads', compliance, quality }],
  });
});

test('a file without a required text has not passed, although the network accepts it', () => {
  expect(hasPassed(reportOf(accepted))).toBe(false);
  expect(formatText(reportOf(accepted))).toContain('✗ dist/game.html\n');
  expect(formatText(reportOf(accepted))).toContain('\n0 of 1 file ready, 1 error');
  expect(formatMarkdown(reportOf(accepted))).toContain('Preflight: 0 of 1 file ready\n');
  expect(formatHtml(reportOf(accepted))).toContain(
    '<h1>Accepted by the networks, but not ready for the market</h1>',
  );
});

test('a finding about a law does not say that the network states it', () => {
  const required = accepted.publishing?.map((one) => ({ ...one, quality: { ...one.quality, measures: [] } }));
  const report = reportOf({ ...accepted, verdicts: [], publishing: required });
  const stated = 'read on 2026-11-21, from the authority or the policy’s owner';
  for (const text of [formatText(report), formatMarkdown(report), formatHtml(report), formatSarif(report)])
    expect(text).toContain(stated);
  for (const text of [formatText(report), formatMarkdown(report), formatSarif(report)])
    expect(text).not.toContain('stated by the network');
});

test('a market is not praised while a required text was not judged', () => {
  const [missing, kept] = publishing.compliance?.findings ?? [];
  const compliance = {
    ...publishing.compliance!,
    passed: true,
    findings: [{ ...missing!, passed: true }, kept!],
  };
  const report = reportOf({ ...accepted, publishing: [{ ...publishing, compliance }] });
  expect(formatText(report)).toMatch(/^ {2}- Meta Ads: Social casino, Austria: no problems found in what/m);
  expect(formatMarkdown(report)).toMatch(
    /^- ➖ Meta Ads: Social casino, Austria: no problems found in what/m,
  );
});

test('a low score alone does not fail a file', () => {
  const report = reportOf({ ...accepted, publishing: [{ ...publishing, compliance: null }] });
  expect(hasPassed(report)).toBe(true);
  expect(formatText(report)).not.toContain('Required texts');
});

// Requirement: report.publishing
test('an ad of which too little is known has no score, and every report says why', () => {
  const report = reportOf({ ...accepted, publishing: [unscoredPublishing] });
  const why =
    'Could not be scored. No tap opened the store, so the last screen was not seen. Only 4 of 14 measures could be judged, and a score needs 8. 1 thing to improve.';
  for (const text of [formatText(report), formatMarkdown(report), formatHtml(report)]) {
    expect(text).toContain(why);
    expect(text).not.toContain(' of 100');
    expect(text).not.toMatch(/excellent|null/);
  }
  expect(formatText(report)).toContain(`  - Meta Ads: ${why}`);
  expect(JSON.parse(formatJson(report)).files[0].publishing[0].quality).toMatchObject({
    ...{ score: null, grade: null },
    unscored: unscoredPublishing.quality.unscored,
  });
});

test('flashes are a warning', () => {
  const [measure] = publishing.quality.measures;
  const flashes = { ...measure!, id: 'flashes', isWarning: true };
  const quality = { ...publishing.quality, measures: [flashes] };
  const file = { ...accepted, publishing: [{ ...publishing, compliance: null, quality }] };
  expect(listTopics(file)).toMatchObject([
    { id: 'quality', results: [{ passed: false, findings: [{ severity: 'warning' }] }] },
  ]);
});

test('a file that was not checked for publishing has no such topics', () => {
  expect(listTopics(page)).toEqual([]);
});

const accepted: CheckedFile = {
  ...page,
  verdicts: [sampleVerdict({ network: 'meta' })],
  publishing: [publishing],
};
