import { defineCall } from './schemas/define-call.ts';

/** Describes this API as OpenAPI 3.1. Needs no session, because it only lists the calls. */
export const readApiDescription = defineCall('GET', '/api/openapi.json');

/** Describes this API as a page for people. */
export const readApiReference = defineCall('GET', '/api/docs');
