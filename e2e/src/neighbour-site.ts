import type { Page } from '@playwright/test';

/**
 * A site of somebody else on this machine. To a browser it is another origin on the same site, which is harder to keep out
 * than any other: the session's cookie comes along with every request that it makes.
 */
export const neighbour = 'http://localhost:4999';

/** A document of the neighbour's, with headers of its choice. */
export interface NeighbourDocument {
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Record<string, string>;
}

/** Opens a document of the neighbour's; nothing listens there, the browser is handed it. */
export async function openNeighbour(page: Page, document: NeighbourDocument): Promise<void> {
  const { body, contentType = 'text/html', headers = {} } = document;
  await page.unroute(`${neighbour}/**`);
  await page.route(`${neighbour}/**`, (route) => route.fulfill({ body, contentType, headers }));
  await page.goto(neighbour);
}
