const secondMs = 1000;

/**
 * The time limits of connections, in milliseconds. They protect against clients that hold connections open on purpose;
 * browsers that upload files are faster.
 */
export const serverTimeouts = {
  /** From the first byte of a request to its last. */
  requestTimeout: 60 * secondMs,
  /** How long an idle connection stays open. */
  keepAliveTimeout: 72 * secondMs,
  http: {
    /** From the first byte of a request to the end of its headers. */
    headersTimeout: 20 * secondMs,
    /** How often the limits above are checked. */
    connectionsCheckingInterval: 5 * secondMs,
  },
};
