import { randomBytes } from 'node:crypto';
import { messages } from '@spinreel/config-schema/messages/messages';
import { passwordLanes } from '@spinreel/config-schema/limits/timings';
import { ApiProblem } from '../errors/api-problem.ts';
import type { GuessLane, GuessLanes } from './guess-lanes.ts';
import { isSamePassword } from './password-check.ts';
import type { Sessions } from './sessions.ts';

/** A browser, identified by its signed cookie. */
export interface GateBrowser {
  readonly id: string;
  /** Whether the correct password has been entered in this browser. */
  readonly isKnown: boolean;
}

/** The result of entering a password. In each case, `browser` must be stored in the browser's cookie. */
export type GateOutcome =
  | { readonly secret: string; readonly browser: GateBrowser }
  | { readonly problem: ApiProblem; readonly browser: GateBrowser | null };

/**
 * Compares an entered password with the shared one and starts a session if they match. Guesses are throttled in lanes
 * (docs/adr/0017): a browser that has unlocked before is never delayed by others, and a new browser is not delayed by
 * clients that ignore cookies.
 */
export async function passGate(options: {
  password: string;
  expected: string;
  address: string;
  browser: GateBrowser | null;
  lanes: GuessLanes;
  sessions: Sessions;
}): Promise<GateOutcome> {
  const { password, expected, address, browser, lanes, sessions } = options;
  const own = findLanes({ address, browser, lanes });
  if (lanes.waitMs(own) > 0) {
    // A browser without a cookie gets one, which gives its next attempt a separate lane.
    const next = browser ?? { id: randomBytes(16).toString('base64url'), isKnown: false };
    const waitMs = lanes.waitMs(findLanes({ address, browser: next, lanes }));
    return { problem: waitProblem(waitMs), browser: next };
  }
  if (!isSamePassword(password, expected)) {
    lanes.recordWrong(own);
    return { problem: new ApiProblem('wrong-password'), browser };
  }
  const id = browser?.id ?? randomBytes(16).toString('base64url');
  lanes.forget(browserKey(id));
  return { secret: await sessions.begin(), browser: { id, isKnown: true } };
}

function findLanes(options: {
  address: string;
  browser: GateBrowser | null;
  lanes: GuessLanes;
}): readonly GuessLane[] {
  const { address, browser, lanes } = options;
  const shared = [
    { key: `address ${address}`, limits: passwordLanes.address },
    { key: 'everybody', limits: passwordLanes.everybody },
  ];
  if (browser === null) return shared;
  const own = { key: browserKey(browser.id), limits: passwordLanes.browser };
  if (browser.isKnown) return [own];
  if (lanes.countWrong(own.key) >= passwordLanes.browser.free) return [own, ...shared];
  return [
    own,
    { key: `new browsers at ${address}`, limits: passwordLanes.newBrowsersAtAddress },
    { key: 'new browsers', limits: passwordLanes.newBrowsers },
  ];
}

function browserKey(id: string): string {
  return `browser ${id}`;
}

function waitProblem(waitMs: number): ApiProblem {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new ApiProblem('too-many-attempts', {
    message: messages.access.waitBeforePassword(retryAfterSeconds),
    retryAfterSeconds,
  });
}
