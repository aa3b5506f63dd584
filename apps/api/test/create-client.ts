import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../src/http/app.ts';

type Headers = Record<string, string>;

/** A browser on the product's own pages: it stores cookies and marks its requests as same-origin. */
export interface Client {
  /** The session's cookie; empty if there is none. */
  cookie: string;
  /** The cookie by which the gate recognizes the browser; empty if there is none. */
  browserCookie: string;
  /** Whether requests contain `sec-fetch-site: same-origin`, like those of browsers. */
  isBrowser: boolean;
  get(path: string, headers?: Headers): Promise<LightMyRequestResponse>;
  json(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
  /** Posts a multipart form. */
  form(path: string, form: FormData, headers?: Headers): Promise<LightMyRequestResponse>;
  upload(
    kind: 'image' | 'video' | 'audio' | 'font',
    file: { name: string; bytes: Uint8Array },
    fields?: Record<string, string>,
    headers?: Headers,
  ): Promise<LightMyRequestResponse>;
}

/** A client of an app that does not listen. */
export function createClient(app: App): Client {
  const client: Client = {
    cookie: '',
    browserCookie: '',
    isBrowser: true,
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
      return await client.form(`/api/upload/${kind}`, form, headers);
    },
    form: async (path, form, headers = {}) => {
      const encoded = new Response(form);
      return await send({
        method: 'POST',
        url: path,
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
    const own = {
      ...(client.isBrowser ? { 'sec-fetch-site': 'same-origin' } : {}),
      cookie: [client.cookie, client.browserCookie].filter(Boolean).join('; '),
    };
    const answer = await app.inject({ ...request, headers: { ...own, ...request.headers } });
    for (const { name, value } of answer.cookies) {
      const cookie = value === '' ? '' : `${name}=${encodeURIComponent(value)}`;
      if (name === 'spinreel_browser') client.browserCookie = cookie;
      else client.cookie = cookie;
    }
    return answer;
  }

  return client;
}
