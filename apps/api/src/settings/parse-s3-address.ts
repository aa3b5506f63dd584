/** The location of blobs on an S3-compatible service, parsed from `BLOB_URL`. */
export interface S3Address {
  readonly bucket: string;
  /** The prefix of every key: empty, or ending with a slash. */
  readonly prefix: string;
  /** The URL of the service; null for Amazon S3. */
  readonly endpoint: string | null;
  readonly region: string;
}

/**
 * Reads `s3://bucket/prefix?endpoint=https://...&region=...`; null when it is no such address. Credentials are no part of
 * it: they come from the standard environment of the S3 client.
 */
export function parseS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, pathname, searchParams, username, password } = new URL(text);
  const endpoint = searchParams.get('endpoint');
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  const isEndpoint = endpoint === null || (URL.canParse(endpoint) && /^https?:/.test(endpoint));
  if (protocol !== 's3:' || hostname === '' || username || password || !isKnown || !isEndpoint) return null;
  const prefix = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: searchParams.get('region') ?? 'us-east-1',
  };
}
