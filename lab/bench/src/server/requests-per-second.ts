import { Agent, request } from 'node:http';

/** A request that is sent repeatedly. */
export interface Call {
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** The number of concurrent clients. */
export const connections = 8;

const roundMs = 1500;

/**
 * Measures the number of successful calls per second over eight connections. `next` returns the next call of a
 * connection, given its number. Throws at the first unsuccessful response.
 */
export async function requestsPerSecond(next: (connection: number) => Call): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let answered = 0;
  const connect = async (connection: number): Promise<void> => {
    while (performance.now() - startedAt < roundMs) {
      await answerTo(next(connection), agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => connect(index)));
  agent.destroy();
  return answered / ((performance.now() - startedAt) / 1000);
}

function answerTo({ url, method, headers = {}, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const own = body === undefined ? {} : { 'content-type': 'application/json' };
    const asked = request(url, { method, agent, headers: { ...own, ...headers } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${method} ${url} answered ${answer.statusCode}`));
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}
