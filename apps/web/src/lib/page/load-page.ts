import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';

/** Thrown if a part of the app cannot be loaded. After an update, the server only has the new files. */
class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/**
 * Loads a part of the app with `load`, an `import()`. Rejects with an error message for users; loading again may help.
 */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (cause) {
    throw new PageNotLoaded(routingMessages.pageNotLoaded, { cause });
  }
}

/** Whether an error means that a part of the app could not be loaded. */
export function isPageNotLoaded(error: unknown): boolean {
  return error instanceof PageNotLoaded;
}
