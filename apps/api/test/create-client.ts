import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../src/http/app.ts';

type Headers = Record<string, string>;

/** A browser on our own pages: it keeps the cookie it is given and says that its requests are its own site's. */
export interface Client {
  /** The cookie as it is sent; empty when there is none. */
  cookie: string;
  get(path: string, headers?: Headers): Promise<LightMyRequestResponse>;
  json(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  upload(
    kind: 'image' | 'video' | 'audio',
    file: { name: string; bytes: Uint8Array },
    fields?: Record<string, string>,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
}

/** A client of an app that does not listen. */
export function createClient(app: App): Client {
  const client: Client = {
    cookie: '',
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
    json: (method, path, body, headers = {}) =>
      send({
        method,
        url: path,
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      }),
    upload: async (kind, file, fields = {}, headers = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(kind, new Blob([Uint8Array.from(file.bytes)]), file.name);
      const encoded = new Response(form);
      return await send({
        method: 'POST',
        url: `/api/upload/${kind}`,
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
    },
  };

  async function send(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    url: string;
    headers: Headers;
    payload?: string | Buffer;
  }): Promise<LightMyRequestResponse> {
    const own = { 'sec-fetch-site': 'same-origin', ...(client.cookie ? { cookie: client.cookie } : {}) };
    const answer = await app.inject({ ...request, headers: { ...own, ...request.headers } });
    const [set] = answer.cookies;
    if (set) client.cookie = set.value === '' ? '' : `${set.name}=${encodeURIComponent(set.value)}`;
    return answer;
  }

  return client;
}
