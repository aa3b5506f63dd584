import { routingMessages } from '@spinreel/config-schema/messages/routing-messages';

/** A part of the app that could not be loaded: after an update the server has only the new one. */
class PageNotLoaded extends Error {
  override name = 'PageNotLoaded';
}

/** Loads a part of the app with `load`, an `import()`. What goes wrong is told in words for people; loading again may help. */
export async function loadPage<Page>(load: () => Promise<Page>): Promise<Page> {
  try {
    return await load();
  } catch (cause) {
    throw new PageNotLoaded(routingMessages.pageNotLoaded, { cause });
  }
}

/** Whether something failed because a part of the app could not be loaded. */
export function isPageNotLoaded(error: unknown): boolean {
  return error instanceof PageNotLoaded;
}
