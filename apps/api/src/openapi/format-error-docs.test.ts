import { errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { buildOpenapiDocument } from './build-openapi-document.ts';
import { formatErrorDocs } from './format-error-docs.ts';

// Requirement: api.error-codes
it('the documentation lists each error code with its status, its message and the calls that respond with it', async () => {
  const { app } = await startTestServer();
  const rows = formatErrorDocs(buildOpenapiDocument(app))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | '));
  expect(rows.map(([code]) => code)).toEqual(Object.keys(errorCodes).map((code) => `| \`${code}\``));
  expect(rows.filter(([, , message, where]) => message === '' || where === ' |')).toEqual([]);
  expect(rows).toContainEqual([
    '| `stale-version`',
    '412',
    'This ad has been changed somewhere else.',
    '`PUT /api/ads/:id`, `POST /api/ads/:id/versions` |',
  ]);
  expect(rows.find(([code]) => code === '| `locked`')?.at(-1)).toBe('most calls |');
});
