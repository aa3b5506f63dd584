import type { AnyNode, BinaryExpression } from 'acorn';
import { constantString, readChain, type Place } from './expressions.ts';
import type { Chain } from './scopes.ts';

/** Something that is known about a chain at a place of a script, because the code has checked it before. */
export interface Check {
  /** More than one if only some of them were found so. They then count if all are about one object. */
  readonly chains: readonly Chain[];
  readonly exists: boolean;
}

/** The checks that hold at a place, from the innermost to the outermost. */
export interface Checks {
  readonly check: Check;
  readonly outer: Checks | null;
}

/**
 * Adds what the handler of an exception knows: the calls of the statements that it protects may have failed, such as
 * `mraid.open()` in `try { mraid.open(url) } catch { window.open(url) }`.
 */
export function addFailedCalls(options: {
  outer: Checks | null;
  statements: readonly AnyNode[];
  place: Place;
}): Checks | null {
  return options.statements.reduce<Checks | null>((outer, statement) => {
    const call = statement.type === 'ExpressionStatement' ? statement.expression : null;
    const chain = call?.type === 'CallExpression' ? readChain(call.callee, options.place) : null;
    return chain === null ? outer : { check: { chains: [chain, objectOf(chain)], exists: false }, outer };
  }, options.outer);
}

function objectOf(chain: Chain): Chain {
  return { ...chain, properties: chain.properties.slice(0, -1) };
}

/** Adds the checks that hold if a condition has the given outcome. */
export function addChecks(options: {
  outer: Checks | null;
  test: AnyNode;
  outcome: boolean;
  place: Place;
}): Checks | null {
  return readChecks(options.test, options.outcome, options.place).reduce<Checks | null>(
    (outer, check) => ({ check, outer }),
    options.outer,
  );
}

function readChecks(test: AnyNode, outcome: boolean, place: Place): Check[] {
  switch (test.type) {
    case 'UnaryExpression':
      return test.operator === '!' ? readChecks(test.argument, !outcome, place) : [];
    case 'LogicalExpression': {
      if (test.operator === '??') return [];
      const left = readChecks(test.left, outcome, place);
      const right = readChecks(test.right, outcome, place);
      // Both sides of `&&` hold if it is true, and both sides of `||` fail if it is false.
      if ((test.operator === '&&') === outcome) return [...left, ...right];
      // Otherwise one of them decides: `window.mraid && mraid.open` fails if a part of mraid is missing.
      if (left.length === 0 || right.length === 0) return [];
      const either = [...left, ...right];
      if (either.some(({ exists }) => exists)) return [];
      return [{ chains: either.flatMap(({ chains }) => chains), exists: false }];
    }
    case 'BinaryExpression':
      return readComparison(test, outcome, place);
    default: {
      const chain = readChain(test, place);
      return chain === null ? [] : [{ chains: [chain], exists: outcome }];
    }
  }
}

function readComparison(test: BinaryExpression, outcome: boolean, place: Place): Check[] {
  if (test.operator === 'in') {
    const name = constantString(test.left);
    const object = readChain(test.right, place);
    if (name === null || object === null) return [];
    return [{ chains: [{ ...object, properties: [...object.properties, name] }], exists: outcome }];
  }
  if (test.operator === '<' || test.operator === '>') return readShortComparison(test, outcome, place);
  const isEqual = test.operator === '==' || test.operator === '===';
  if (!isEqual && test.operator !== '!=' && test.operator !== '!==') return [];
  const [value, other] = isMissing(test.left) ? [test.right, test.left] : [test.left, test.right];
  const subject = value.type === 'UnaryExpression' && value.operator === 'typeof' ? value : null;
  const typeName = subject === null ? null : (constantString(other) ?? null);
  const chain = readChain(subject?.argument ?? value, place);
  if (chain === null) return [];
  if (subject !== null) {
    if (typeName === null) return [];
    // `typeof x === "object"` says that x exists. Its opposite says nothing, unless the type is "undefined".
    if (typeName === 'undefined') return [{ chains: [chain], exists: isEqual !== outcome }];
    return isEqual === outcome ? [{ chains: [chain], exists: true }] : [{ chains: [chain], exists: false }];
  }
  return isMissing(other) ? [{ chains: [chain], exists: isEqual !== outcome }] : [];
}

/** Minifiers write `typeof x < "u"` for `typeof x !== "undefined"`: no other type comes after "u". */
function readShortComparison(
  { left, right, operator }: BinaryExpression,
  outcome: boolean,
  place: Place,
): Check[] {
  if (left.type !== 'UnaryExpression' || left.operator !== 'typeof' || constantString(right) !== 'u')
    return [];
  const chain = readChain(left.argument, place);
  return chain === null ? [] : [{ chains: [chain], exists: (operator === '<') === outcome }];
}

/** Whether an expression is `undefined`, `void 0`, `null`, or the constant of a comparison of types. */
function isMissing(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'undefined';
  if (node.type === 'UnaryExpression') return node.operator === 'void';
  return node.type === 'Literal' && (node.value === null || typeof node.value === 'string');
}
