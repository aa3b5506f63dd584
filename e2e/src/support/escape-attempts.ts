import type { Frame } from '@playwright/test';

/** The targets that a malicious ad's script could try to reach. */
export interface Escapes {
  readonly cookie: string;
  readonly storage: string;
  readonly parent: string;
  readonly top: string;
  readonly network: string;
  readonly popup: string;
}

/** Tries to reach every target with a script in a frame. Each result is `refused` or `reached`. */
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

/** The expected results in a sandbox. */
export const nothingReached: Escapes = {
  cookie: 'refused',
  storage: 'refused',
  parent: 'refused',
  top: 'refused',
  network: 'refused',
  popup: 'refused',
};
