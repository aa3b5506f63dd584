/**
 * Parses the JSON of a server-sent event. Null if a proxy has truncated it: the next one is enough. Both sides are built
 * from api-contract, so callers do not validate it.
 */
export function parseEvent({ data }: MessageEvent<string>): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
