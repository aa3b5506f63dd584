import { expect, it } from 'vitest';
import { JobsBusy } from '../jobs/jobs-busy.ts';
import { ApiProblem } from './api-problem.ts';
import { problemOf } from './problem-of.ts';

it.each([
  [{ code: 'ENOSPC' }, 507, 'disk-full'],
  [{ code: 'EDQUOT' }, 507, 'disk-full'],
  [{ code: 'SQLITE_FULL' }, 507, 'disk-full'],
  [{ validationContext: 'params', statusCode: 400 }, 404, 'not-found'],
  [{ validationContext: 'body', statusCode: 400 }, 400, 'malformed'],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415, 'unsupported-type'],
  [{ code: 'FST_FILES_LIMIT', statusCode: 413 }, 413, 'too-large'],
  [{ code: 'FST_PROTO_VIOLATION', statusCode: 400 }, 400, 'malformed'],
  [{ code: 'FST_INVALID_MULTIPART_CONTENT_TYPE', statusCode: 406 }, 400, 'malformed'],
  [{ statusCode: 404 }, 404, 'not-found'],
  [{ code: 'EACCES', path: '/secret' }, 500, 'unexpected'],
])('an error like %o is answered with %d', (details, status, code) => {
  const problem = problemOf(Object.assign(new Error('a word from inside'), details));
  expect([problem.status, problem.code]).toEqual([status, code]);
  expect(problem.message).not.toContain('inside');
});

it('says when to come back where there is too much to do', () => {
  expect(problemOf(new JobsBusy(7))).toMatchObject({ status: 503, code: 'busy', retryAfterSeconds: 7 });
});

it('keeps what was meant for the client, and copes with things that are no errors', () => {
  const meant = new ApiProblem('exists', { message: 'Taken.' });
  expect(problemOf(meant)).toBe(meant);
  for (const thrown of [undefined, null, 'text', 42]) expect(problemOf(thrown).code).toBe('unexpected');
});
