import { Type, type Static } from 'typebox';
import { createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Downloads the report of a check as one HTML page or as a PDF. 404 if there is none, 410 if it has expired, 501 if the
 * server has no browser that could print a PDF.
 */
export const readCheckReport = defineCall('GET', '/api/checks/:id/report/:format');

export const CheckReportFormat = schema(() => Type.Union([Type.Literal('html'), Type.Literal('pdf')]));
export type CheckReportFormat = Static<typeof CheckReportFormat>;

/**
 * Creates a URL under which everyone can read the report without a password until it expires. Sharing again keeps the
 * URL. The page always shows the newest verdicts.
 */
export const shareCheck = defineCall('POST', '/api/checks/:id/share');

export const SharedCheck = schema(() =>
  Type.Object({
    /** Full URLs, the most likely first, as in `SharedPreview`. */
    urls: Type.Array(Type.String(), { minItems: 1 }),
    /** ISO 8601. */
    expiresAt: Type.String(),
  }),
);
export type SharedCheck = Static<typeof SharedCheck>;

export const ShareCheckResponse = schema(() => createSuccessSchema(SharedCheck));

/**
 * Reads a shared report as a page for people. The token is the only key. 404 if there is none, 410 if it has expired,
 * 429 with `Retry-After` (seconds) if a client tries many tokens. Errors are pages for people.
 */
export const readSharedCheck = defineCall('GET', '/r/:token');
