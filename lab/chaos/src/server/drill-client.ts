import { drillPassword } from './served-process.ts';

/** A browser that calls a server over the network and keeps its cookie across the server's restarts. */
export interface DrillClient {
  /** The current origin of the server. */
  origin: string;
  cookie: string;
  get(path: string, signal?: AbortSignal): Promise<Response>;
  /** Sends JSON, or no body for undefined. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
  upload(kind: 'image' | 'video', file: { name: string; bytes: Uint8Array }): Promise<Response>;
}

/** Enters the password of a server that was started for a drill. */
export async function enterServer(origin: string): Promise<DrillClient> {
  const client: DrillClient = {
    origin,
    cookie: '',
    get: (path, signal) => ask(path, { ...(signal ? { signal } : {}) }),
    send: (method, path, body, headers = {}) =>
      ask(path, {
        method,
        ...(body === undefined
          ? { headers }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
      }),
    upload: (kind, file) => {
      const form = new FormData();
      form.append(kind, new Blob([Uint8Array.from(file.bytes)]), file.name);
      return ask(`/api/upload/${kind}`, { method: 'POST', body: form });
    },
  };
  const ask = (
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> },
  ): Promise<Response> =>
    fetch(`${client.origin}${path}`, {
      ...init,
      headers: { ...headers, 'sec-fetch-site': 'same-origin', cookie: client.cookie },
    });
  const answer = await client.send('POST', '/api/access', { password: drillPassword });
  client.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return client;
}

/** Returns the `data` of a response. Throws with the response's text if it is not successful. */
export async function readData<Data>(answer: Response): Promise<Data> {
  const body = (await answer.json()) as { success: boolean; data: Data; error?: unknown };
  if (!body.success) throw new Error(`${answer.status}: ${JSON.stringify(body.error)}`);
  return body.data;
}
