import { errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import type { ApiDocument } from './api-document.ts';

/** More calls than these are not listed by name. */
const maxNamedCalls = 8;

/** Formats docs/errors.md: the table of error codes, with the calls that respond with each. */
export function formatErrorDocs({ paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      problems: Object.values(responses).map(({ description }) => description),
    })),
  );
  const rows = Object.entries(errorCodes).map(([code, { status, message }]) => {
    const affected = calls.filter(({ problems }) => problems.some((text) => text.includes(`\`${code}\`:`)));
    const where =
      affected.length > maxNamedCalls ? 'most calls' : affected.map(({ name }) => `\`${name}\``).join(', ');
    return `| \`${code}\` | ${status} | ${message.replaceAll('|', '\\|')} | ${where} |`;
  });
  return `# Error codes

Errors are sent as \`{ "success": false, "error": { "code", "message" } }\`. The code is for programs and never changes its meaning. The message is for people; it may be more specific than the one below, for example by naming the file, the field or the size. Unexpected errors (500) also have a \`requestId\`, by which the request can be found in the server's log. With statuses 429 and 503, \`Retry-After\` says after how many seconds to try again.

This page is generated from \`packages/config-schema/src/messages/errors/error-codes.ts\` and the API's routes by \`pnpm generate\`. The API reference at \`/api/docs\` lists the errors of each call.

| Code | Status | Message | Where |
|---|---|---|---|
${rows.join('\n')}
`;
}
