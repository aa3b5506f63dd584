import type { CodeUse, PageCode } from '../syntax/script-code.ts';
import { constantStart } from '../syntax/expressions.ts';
import { oncePer } from '../cache/once-per.ts';

/** Properties that load what is assigned to them. */
const loadingProperties = ['src', 'href', 'poster', 'srcset'];

/** Finds the uses of given kinds whose path is one of the given ones. */
export function findUses(
  { uses }: PageCode,
  kinds: readonly CodeUse['kind'][],
  paths: readonly string[],
): CodeUse[] {
  return uses.filter(({ kind, path }) => kinds.includes(kind) && paths.includes(path));
}

/** An address that code loads, as far as its start is constant. */
export interface LoadedAddress extends CodeUse {
  readonly address: string;
}

/** Finds the addresses that are assigned to `element.src` and the like, or set with `setAttribute()`. */
export const findLoadedAddresses: (code: PageCode) => readonly LoadedAddress[] = oncePer(({ uses }) =>
  uses.flatMap((use) => {
    const name = use.path.split('.').at(-1) ?? '';
    const [first, second] = use.args;
    if (use.kind === 'assign' && loadingProperties.includes(name) && !use.path.endsWith('location.href'))
      return [{ ...use, address: constantStart(first) }];
    if (use.kind === 'call' && name === 'setAttribute' && loadingProperties.includes(constantStart(first)))
      return [{ ...use, address: constantStart(second) }];
    return [];
  }),
);
