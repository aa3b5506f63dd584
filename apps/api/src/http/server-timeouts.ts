const secondMs = 1000;

/** The limits of `serverTimeouts`, in milliseconds. */
export interface ServerTimeouts {
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly http: { readonly headersTimeout: number; readonly connectionsCheckingInterval: number };
}

/**
 * How long a client may take, in milliseconds. Who sends slower than this is no browser with a file, but somebody who
 * wants to occupy the server.
 */
export const serverTimeouts: ServerTimeouts = {
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
};
