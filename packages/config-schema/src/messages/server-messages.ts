/** What the server says when a request as such cannot be served. None tells what is inside the server. */
export const serverMessages = {
  unreachable: 'Backend server is not running. Please start the backend server.',
  unexpected: 'Something went wrong on the server. Please try again.',
  notFound: 'This address does not exist.',
  closing: 'The server is restarting. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  unavailable: 'The server cannot do this at the moment. Please tell your administrator.',
  diskFull: 'The server has run out of space. Please tell your administrator.',
  tooLarge: 'The request is too large.',
  malformed: 'The request could not be understood.',
  invalid: 'The request is not valid. Please check what you entered.',
  crossSite: 'This request came from another site and was refused.',
  unsupportedType: 'This kind of request body is not supported.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
} as const;
