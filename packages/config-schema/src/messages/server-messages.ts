/** Messages for requests that the server cannot serve. They reveal nothing about the server's internals. */
export const serverMessages = {
  unreachable: 'Backend server is not running. Please start the backend server.',
  unexpected: 'Something went wrong on the server. Please try again.',
  notFound: 'This address does not exist.',
  closing: 'The server is restarting. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  /** Shown while the wizard retries automatically. */
  waiting: 'Waiting for the server, which is busy. This continues automatically.',
  unavailable: 'The server cannot do this right now. Please contact your administrator.',
  diskFull: 'The server has run out of disk space. Please contact your administrator.',
  tooLarge: 'The request is too large.',
  malformed: 'The request could not be understood.',
  invalid: 'The request is not valid. Please check what you entered.',
  crossSite: 'This request came from another site and was refused.',
  unsupportedType: 'This content type is not supported.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
} as const;
