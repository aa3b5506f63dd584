import type { Page } from '@playwright/test';

/**
 * Another origin on the same site. This is the hardest attacker to exclude, because the browser sends the session's
 * cookie with each of its requests.
 */
export const neighbour = 'http://localhost:4999';

/** A document of the other origin, with any headers. */
export interface NeighbourDocument {
  readonly body: string;
  readonly contentType?: string;
  readonly headers?: Record<string, string>;
}

/** Opens a document of the other origin. There is no server: the document is served by request interception. */
export async function openNeighbour(page: Page, document: NeighbourDocument): Promise<void> {
  const { body, contentType = 'text/html', headers = {} } = document;
  await page.unroute(`${neighbour}/**`);
  await page.route(`${neighbour}/**`, (route) => route.fulfill({ body, contentType, headers }));
  await page.goto(neighbour);
}
