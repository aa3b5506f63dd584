import { expect, it } from 'vitest';
import { JobsBusy } from './jobs-busy.ts';
import { ApiProblem, toApiProblem } from './api-problem.ts';

it.each([
  [{ code: 'ENOSPC' }, 507, 'disk-full'],
  [{ code: 'EDQUOT' }, 507, 'disk-full'],
  [{ code: 'SQLITE_FULL' }, 507, 'disk-full'],
  [{ validationContext: 'params', statusCode: 400 }, 404, 'not-found'],
  [{ validationContext: 'body', statusCode: 400 }, 400, 'malformed'],
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 415, 'unsupported-type'],
  [{ code: 'FST_FILES_LIMIT', statusCode: 413 }, 400, 'several-files'],
  [{ code: 'FST_PROTO_VIOLATION', statusCode: 400 }, 400, 'malformed'],
  [{ code: 'FST_INVALID_MULTIPART_CONTENT_TYPE', statusCode: 406 }, 400, 'malformed'],
  [{ statusCode: 404 }, 404, 'not-found'],
  [{ code: 'EACCES', path: '/secret' }, 500, 'unexpected'],
])('an error like %o is answered with %d', (details, status, code) => {
  const problem = toApiProblem(Object.assign(new Error('a word from inside'), details));
  expect([problem.status, problem.code]).toEqual([status, code]);
  expect(problem.message).not.toContain('inside');
});

it('answers Retry-After when there is too much to do', () => {
  expect(toApiProblem(new JobsBusy(7))).toMatchObject({ status: 503, code: 'busy', retryAfterSeconds: 7 });
});

it('keeps a client’s problem, and handles values that are not errors', () => {
  const meant = new ApiProblem('exists', { message: 'Taken.' });
  expect(toApiProblem(meant)).toBe(meant);
  for (const thrown of [undefined, null, 'text', 42]) expect(toApiProblem(thrown).code).toBe('unexpected');
});
