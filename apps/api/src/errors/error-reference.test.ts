import { errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { ApiDocument } from '../openapi/api-document.ts';
import { buildOpenapiDocument } from '../openapi/build-openapi-document.ts';

const file = new URL('../../../../docs/errors.md', import.meta.url).pathname;

// Requirement: api.error-codes
it('the documentation of error codes matches the server’s answers', async () => {
  const { app } = await startTestServer();
  await expect(renderErrorPage(buildOpenapiDocument(app))).toMatchFileSnapshot(file);
});

/** Renders the page from the table of codes and the errors of each call. Run `vitest run -u` to write it. */
function renderErrorPage({ paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      problems: Object.values(responses).map(({ description }) => description),
    })),
  );
  const rows = Object.entries(errorCodes).map(([code, { status, message }]) => {
    const affected = calls.filter(({ problems }) => problems.some((text) => text.includes(`\`${code}\`:`)));
    const where = affected.length > 8 ? 'most calls' : affected.map(({ name }) => `\`${name}\``).join(', ');
    return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} | ${where} |`;
  });
  return `# Error codes

Errors are sent as \`{ "success": false, "error": { "code", "message" } }\`. The code is for programs and never changes its meaning. The message is for people; it may be more specific than the one below, for example by naming the file, the field or the size. Unexpected errors (500) also have a \`requestId\`, by which the request can be found in the server's log. With statuses 429 and 503, \`Retry-After\` says after how many seconds to try again.

This page is generated from \`packages/config-schema/src/messages/errors/error-codes.ts\` by a test (\`vitest run -u\`). The API reference at \`/api/docs\` lists the errors of each call.

| Code | Status | Message | Where |
|---|---|---|---|
${rows.join('\n')}
`;
}
