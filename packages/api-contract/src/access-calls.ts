import { defineCall } from './schemas/define-call.ts';

/**
 * Checks the shared password. The response sets the session cookie. 401 with a message for people if the password is
 * wrong, 429 with `Retry-After` (seconds) if the attempt comes too soon after wrong ones.
 *
 * Separate from the schemas: the front page makes these calls, and must not load the library that the schemas need.
 */
export const enterAccess = defineCall('POST', '/api/access');

/** Reports whether this browser session is unlocked. Always 200. */
export const readAccess = defineCall('GET', '/api/access');

/** Ends the session in the browser and on the server. 200, also if there was none. */
export const leaveAccess = defineCall('DELETE', '/api/access');
