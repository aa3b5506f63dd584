import type { Network } from '@spinreel/exporters/network';
import type { AnalyzedPage } from '../opening/opened-file.ts';
import { constantString } from '../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { oncePer } from '../cache/once-per.ts';

/** Whether the code makes a call that is given as text, such as `mraid.open(` or `parent.postMessage("complete","*")`. */
export function makesCall({ code }: AnalyzedPage, literal: string): boolean {
  const call = /^(?:window\.)?([\w$.]+)\((?:"([^"]*)")?/.exec(literal);
  if (call === null) return false;
  const [, path = '', argument] = call;
  const isMade = ({ args }: CodeUse) => argument === undefined || constantString(args[0]) === argument;
  if (findCalls(code, path).some(isMade)) return true;
  // An ad that waits for the event need not ask for the state.
  return (
    isStateCall(literal) &&
    findCalls(code, 'mraid.addEventListener').some(({ args }) => constantString(args[0]) === 'ready')
  );
}

function findCalls(code: PageCode, path: string): readonly CodeUse[] {
  return groupCalls(code).get(path) ?? [];
}

/** Groups the calls of a page's code by their paths. */
const groupCalls: (code: PageCode) => ReadonlyMap<string, readonly CodeUse[]> = oncePer(({ uses }) =>
  Map.groupBy(
    uses.filter(({ kind }) => kind === 'call'),
    ({ path }) => path,
  ),
);

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
  const name = otherMethods.find((other) => findCalls(code, `${object}.${other}`).length > 0);
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
