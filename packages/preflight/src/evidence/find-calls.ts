import type { Network } from '@spinreel/exporters/network';
import type { AnalyzedPage } from '../opening/opened-file.ts';
import { constantString } from '../syntax/expressions.ts';
import type { CodeUse } from '../syntax/script-code.ts';

/** Whether the code makes a call that is given as text, such as `mraid.open(` or `parent.postMessage("complete","*")`. */
export function makesCall({ code }: AnalyzedPage, literal: string): boolean {
  const call = /^(?:window\.)?([\w$.]+)\((?:"([^"]*)")?/.exec(literal);
  if (call === null) return false;
  const [, path = '', argument] = call;
  const isMade = ({ kind, path: used, args }: CodeUse) =>
    kind === 'call' && used === path && (argument === undefined || constantString(args[0]) === argument);
  if (code.uses.some(isMade)) return true;
  // An ad that waits for the event need not ask for the state.
  return (
    isStateCall(literal) &&
    code.uses.some(
      ({ kind, path: used, args }) =>
        kind === 'call' && used === 'mraid.addEventListener' && constantString(args[0]) === 'ready',
    )
  );
}

/** `mraid.getState()` tells when calls may start. Ads that call only during taps rarely need it. */
export function isStateCall(literal: string): boolean {
  return literal === 'mraid.getState()';
}

/** Finds another method of the network with which the code opens the store, such as `mraid.openStoreURL()`. */
export function findOtherCall(
  { code }: AnalyzedPage,
  { storeCall }: Network,
  literal: string,
): string | null {
  const { object = '', method = '', otherMethods = [] } = storeCall ?? {};
  if (!literal.startsWith(`${object}.${method}(`)) return null;
  const name = otherMethods.find((other) =>
    code.uses.some(({ kind, path }) => kind === 'call' && path === `${object}.${other}`),
  );
  return name === undefined ? null : `${object}.${name}()`;
}

/**
 * Returns the store call of a network as text, such as `mraid.open(` or `parent.postMessage("download","*")`; null if its
 * pages open no store.
 */
export function findStoreLiteral({ storeCall, requiredLiterals }: Network): string | null {
  if (storeCall === null) return null;
  const start = `${storeCall.object}.${storeCall.method}(`;
  return requiredLiterals.find((literal) => literal.startsWith(start)) ?? start;
}
