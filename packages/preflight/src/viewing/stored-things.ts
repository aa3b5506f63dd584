import type { Page } from 'playwright-core';

/** Lists the data that an ad has stored on the device, such as `cookie: seen=1`. */
export function storedThings(page: Page): Promise<string[]> {
  return page.evaluate(listStored);
}

/** Runs in the page. Self-contained, since it is sent to the browser as text. */
async function listStored(): Promise<string[]> {
  const named = (kind: string, names: readonly (string | undefined)[]) =>
    names.filter((name) => name !== undefined && name !== '').map((name) => `${kind}: ${name}`);
  return [
    ...named('localStorage', Object.keys(localStorage)),
    ...named('sessionStorage', Object.keys(sessionStorage)),
    ...named('cookie', document.cookie.split('; ')),
    ...named(
      'indexedDB',
      (await indexedDB.databases()).map(({ name }) => name),
    ),
    ...named('caches', await caches.keys()),
  ];
}
