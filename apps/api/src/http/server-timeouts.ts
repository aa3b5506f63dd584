const secondMs = 1000;

/**
 * How long a client may take, in milliseconds. Who sends slower than this is no browser with a file, but somebody who
 * wants to occupy the server.
 */
export const serverTimeouts = {
  /** From the first byte of a request to its last. */
  requestTimeout: 60 * secondMs,
  /** A connection that waits for its next request. */
  keepAliveTimeout: 72 * secondMs,
  http: {
    /** From the first byte of a request to the end of its headers. */
    headersTimeout: 20 * secondMs,
    /** How often the limits above are looked at. */
    connectionsCheckingInterval: 5 * secondMs,
  },
} as const;
