import { expect, test } from 'vitest';
import { findSubjectProblems } from './find-subject-problems.ts';

test.each(['fix(html): handle attributes with a prefix', 'docs: explain backups', 'feat(api)!: drop v1'])(
  'accepts %j',
  (subject) => {
    expect(findSubjectProblems(subject)).toEqual([]);
  },
);

test.each([
  ['update things', /form/],
  ['wip(api): store ads', /type/],
  ['fix(api): keep the session when the server restarts under load in a container', /72/],
  ['fix(api): keep the session and log errors', /several changes/],
  ['fix(api): keep the session; log errors', /several changes/],
  ['fix(api): keep the session.', /full stop/],
])('refuses %j', (subject, problem) => {
  expect(findSubjectProblems(subject)).toEqual([expect.stringMatching(problem)]);
});
