import type { AnyNode } from 'acorn';
import type { StoreCall } from '@spinreel/exporters/store-call';
import { violationAt, defineRule } from '../../rule.ts';
import { constantString } from '../../syntax/expressions.ts';
import type { CodeUse, PageCode } from '../../syntax/script-code.ts';
import { oncePer } from '../../cache/once-per.ts';

/** The host provides the CTA call: a stub in the file would swallow the real taps. */
export const noCtaStub = defineRule({
  id: 'no-cta-stub',
  severity: 'error',
  topic: 'host',
  appliesTo: ({ storeCall }) => storeCall?.isInjected === true,
  demand: () => 'The file does not define the network’s CTA call.',
  fix: 'Remove the code that defines the CTA call: the network provides it, and a test copy must not be uploaded.',
  needs: 'code',
  violation: ({ code }, { storeCall }) =>
    storeCall === null
      ? null
      : violationAt(
          'The file defines the CTA call itself',
          findDefinitions(code).filter((use) => defines(use, storeCall)),
        ),
});

/** Finds the uses that may define a global name. */
const findDefinitions: (code: PageCode) => readonly CodeUse[] = oncePer(({ uses }) =>
  uses.filter(
    ({ kind, path }) =>
      kind === 'declare' || kind === 'assign' || (kind === 'call' && definingCalls.test(path)),
  ),
);

const definingCalls = /^Object\.(?:assign|define)|^Reflect\.|(?:^|\.)__define[GS]etter__$/;

function defines({ kind, path, args }: CodeUse, { object, method }: StoreCall): boolean {
  // A global function is defined like an object of its name.
  const name = object === 'window' ? method : object;
  switch (kind) {
    case 'declare':
      return path === name && !reads(args[0], name);
    case 'assign':
      return path === name ? !reads(args[0], name) : path === `${name}.${method}`;
    case 'call':
      return definesByCall(path, args, name);
    default:
      return false;
  }
}

/** Whether a value is only the object that the host provides, such as `window.mraid`. */
function reads(value: AnyNode | undefined, name: string): boolean {
  if (value?.type === 'Identifier') return value.name === name;
  if (value?.type !== 'MemberExpression' || value.object.type !== 'Identifier') return false;
  const { property, computed } = value;
  const key = !computed && property.type === 'Identifier' ? property.name : constantString(property);
  return key === name && ['window', 'self', 'globalThis', 'parent', 'top'].includes(value.object.name);
}

/** `Object.assign(window, { mraid })`, `Object.defineProperty(window, "mraid", ...)` and their relatives. */
function definesByCall(path: string, args: readonly AnyNode[], name: string): boolean {
  const [target, key] = args;
  if (/^Object\.(?:assign|defineProperties)$/.test(path))
    return reads(target, name) || args.slice(1).some((source) => hasKey(source, name));
  if (/^(?:Object\.defineProperty|Reflect\.set|Reflect\.defineProperty)$/.test(path))
    return constantString(key) === name;
  return /(?:^|\.)__define[GS]etter__$/.test(path) && constantString(target) === name;
}

function hasKey(source: AnyNode, name: string): boolean {
  if (source.type !== 'ObjectExpression') return false;
  return source.properties.some((property) => {
    if (property.type !== 'Property') return false;
    const { key, computed } = property;
    return (key.type === 'Identifier' && !computed ? key.name : constantString(key)) === name;
  });
}
