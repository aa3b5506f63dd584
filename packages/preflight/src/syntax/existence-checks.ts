import type { AnyNode, BinaryExpression } from 'acorn';
import { constantString, readChain, type Place } from './expressions.ts';
import type { Chain } from './scopes.ts';

/** Something that is known about a chain at a place of a script, because the code has checked it before. */
export interface Check {
  readonly chain: Chain;
  readonly exists: boolean;
}

/** The checks that hold at a place, from the innermost to the outermost. */
export interface Checks {
  readonly check: Check;
  readonly outer: Checks | null;
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
      // Both sides of `&&` hold if it is true, and both sides of `||` fail if it is false.
      const isDecided = (test.operator === '&&') === outcome && test.operator !== '??';
      if (!isDecided) return [];
      return [...readChecks(test.left, outcome, place), ...readChecks(test.right, outcome, place)];
    }
    case 'BinaryExpression':
      return readComparison(test, outcome, place);
    default: {
      const chain = readChain(test, place);
      return chain === null ? [] : [{ chain, exists: outcome }];
    }
  }
}

function readComparison(test: BinaryExpression, outcome: boolean, place: Place): Check[] {
  if (test.operator === 'in') {
    const name = constantString(test.left);
    const object = readChain(test.right, place);
    if (name === null || object === null) return [];
    return [{ chain: { ...object, properties: [...object.properties, name] }, exists: outcome }];
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
    if (typeName === 'undefined') return [{ chain, exists: isEqual !== outcome }];
    return isEqual === outcome ? [{ chain, exists: true }] : [{ chain, exists: false }];
  }
  return isMissing(other) ? [{ chain, exists: isEqual !== outcome }] : [];
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
  return chain === null ? [] : [{ chain, exists: (operator === '<') === outcome }];
}

/** Whether an expression is `undefined`, `void 0`, `null`, or the constant of a comparison of types. */
function isMissing(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'undefined';
  if (node.type === 'UnaryExpression') return node.operator === 'void';
  return node.type === 'Literal' && (node.value === null || typeof node.value === 'string');
}
