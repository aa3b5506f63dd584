import type { Frame } from '@playwright/test';

/** What a script of an ad could want to reach. */
export interface Escapes {
  readonly cookie: string;
  readonly storage: string;
  readonly parent: string;
  readonly top: string;
  readonly network: string;
  readonly popup: string;
}

/** Tries them all from inside a frame, as a script of its document; each says `refused`, or `reached`. */
export async function attemptEscapes(frame: Frame): Promise<Escapes> {
  return await frame.evaluate(async () => {
    const attempt = async (reach: () => unknown): Promise<string> => {
      try {
        await reach();
        return 'reached';
      } catch {
        return 'refused';
      }
    };
    const popup = (): void => {
      if (window.open('about:blank') === null) throw new Error('There is no window');
    };
    const address = document.URL;
    return {
      cookie: await attempt(() => document.cookie),
      storage: await attempt(() => window.localStorage.length),
      parent: await attempt(() => {
        Object.assign(window.parent, { reachedBy: address });
        return window.parent.document.title;
      }),
      top: await attempt(() => Object.assign(window.top?.location ?? {}, { href: '#reached' })),
      network: await attempt(() => fetch(new URL('/api/health', address), { mode: 'no-cors' })),
      popup: await attempt(popup),
    };
  });
}

/** What is answered to an ad that stays where it is. */
export const nothingReached: Escapes = {
  cookie: 'refused',
  storage: 'refused',
  parent: 'refused',
  top: 'refused',
  network: 'refused',
  popup: 'refused',
};
