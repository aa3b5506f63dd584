import { setTimeout as after } from 'node:timers/promises';
import type { ServedProduct } from './served-product.ts';

/** Returns the answer to a POST request, which is retried as long as the server is busy. */
export async function answered<Data>(
  { origin, headers }: ServedProduct,
  path: string,
  body: unknown,
): Promise<Data> {
  for (;;) {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const result = (await answer.json()) as { success: boolean; data: Data };
    if (result.success) return result.data;
    if (answer.status !== 503) throw new Error(`${path}: ${JSON.stringify(result)}`);
    await after(1000);
  }
}
