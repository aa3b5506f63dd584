import { expect, test } from 'vitest';
import { archive, hostile, page, reportOf, sampleVerdict } from '../test/sample-report.ts';
import { formatGithub } from './format-github.ts';

// Requirement: report.github
test('writes one annotation per problem, at its first place', () => {
  expect(formatGithub(reportOf(page)).split('\n')).toEqual([
    '::error file=dist/game.html,line=12,col=5,title=no-fetch%3A Meta Ads%2C Google Ads::The page calls fetch().%0A' +
      'game.html:12:5 fetch("levels.json")%0Agame.html:40:1 fetch(next)%0Aand 21 more%0AFix: Inline the data.',
    '::warning file=dist/game.html,title=no-eval%3A in-house::The file runs text as code.%0AFix: Use smaller images.',
    '::notice file=dist/game.html,title=cover-painted%3A Meta Ads::Nothing is on screen before the first tap.%0AFix: Use smaller images.',
    '',
  ]);
});

test('names the ZIP, and the place inside it in the text', () => {
  expect(formatGithub(reportOf(archive))).toMatch(
    /^::error file=dist\/game 100%25\.zip,title=no-fetch%3A Mintegral::The page calls fetch\(\)\.%0Ajs\/main\.js:12:5 /,
  );
});

test('writes nothing about a file without problems', () => {
  expect(formatGithub(reportOf({ ...page, verdicts: [sampleVerdict()] }))).toBe('');
});

test('a checked file cannot add commands', () => {
  const lines = formatGithub(reportOf(hostile)).trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/\p{Cc}/u);
});
