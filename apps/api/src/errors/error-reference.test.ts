import { type ErrorCode, errorCodes } from '@spinreel/config-schema/error-codes';
import { expect, it } from 'vitest';
import { operations } from '../openapi/operations.ts';
import { problemsOf } from '../openapi/problems-of.ts';

const file = new URL('../../../../docs/errors.md', import.meta.url).pathname;

it('the page of error codes in the documentation says what the server answers', async () => {
  await expect(errorPage()).toMatchFileSnapshot(file);
});

/** The page, from the one table of codes and from what each call can answer. After a change: `vitest run -u` writes it. */
function errorPage(): string {
  const rows = Object.entries(errorCodes).map(([code, { status, message }]) => {
    const calls = operations.filter((operation) => canAnswer(operation, code as ErrorCode));
    const where =
      calls.length > 8
        ? 'most calls'
        : calls.map(({ call }) => `\`${call.method} ${call.route}\``).join(', ');
    return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} | ${where} |`;
  });
  return `# Error codes

Every failure is answered as \`{ "success": false, "error": { "code", "message" } }\`. The code is for programs and never changes its meaning; the message is for people, and often more exact than the one below: it names the file, the field or the size. A failure of the server itself carries a \`requestId\`, which names the request in its log. Answers with 429 and 503 say in \`Retry-After\` after how many seconds it is worth trying again.

The table is \`packages/config-schema/src/error-codes.ts\`; a test keeps this page in step with it. Which call answers what stands at \`/api/docs\` too.

| Code | Status | Message | Where |
|---|---|---|---|
${rows.join('\n')}
`;
}

function canAnswer(operation: (typeof operations)[number], code: ErrorCode): boolean {
  return [...problemsOf(operation).values()].flat().includes(code);
}
