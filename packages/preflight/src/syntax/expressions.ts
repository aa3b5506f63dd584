import type { AnyNode, Identifier, MemberExpression, PrivateIdentifier } from 'acorn';
import type { Chain, Scope } from './scopes.ts';

/** Where an expression is evaluated. */
export interface Place {
  readonly scope: Scope;
  /** Whether `this` is the global object. */
  readonly isThisGlobal: boolean;
}

/** Returns the string that an expression always has, including `"a" + "b"` and templates without holes; null otherwise. */
export function constantString(node: AnyNode | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral')
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? null) : null;
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const left = constantString(node.left);
  const right = left === null ? null : constantString(node.right);
  return right === null ? null : `${left}${right}`;
}

/** Returns the constant text at the start of a string expression, such as `https://` of `"https://" + host`. */
export function constantStart(node: AnyNode | null | undefined): string {
  if (node?.type === 'TemplateLiteral') return node.quasis[0]?.value.cooked ?? '';
  if (node?.type === 'BinaryExpression' && node.operator === '+')
    return constantString(node) ?? constantStart(node.left);
  return constantString(node) ?? '';
}

/** Stands for an element that the code creates with `createElement("script")`, at the start of a chain. */
export const scriptElement = '<script>';

/** Reads a chain of property accesses; null if the expression is none. */
export function readChain(node: AnyNode, place: Place): Chain | null {
  const { scope } = place;
  if (node.type === 'ChainExpression') return readChain(node.expression, place);
  if (node.type === 'Identifier') return { root: node.name, scope, properties: [] };
  if (node.type === 'ThisExpression')
    return place.isThisGlobal ? { root: 'this', scope, properties: [] } : null;
  if (node.type !== 'MemberExpression') return null;
  const properties: string[] = [];
  let object: AnyNode = node;
  while (object.type === 'MemberExpression') {
    properties.unshift(readProperty(object));
    object = object.object;
  }
  const start = readChain(object, place);
  return { root: start?.root ?? null, scope, properties: [...(start?.properties ?? []), ...properties] };
}

/**
 * Returns the global value for which an initial value stands: the chain itself, or the first one of expressions such as
 * `window.x || {}` and `typeof window === "undefined" ? this : window`.
 */
export function readAlias(node: AnyNode | null | undefined, place: Place): Chain | null {
  if (!node) return null;
  if (node.type === 'LogicalExpression') return readAlias(node.left, place) ?? readAlias(node.right, place);
  if (node.type === 'ConditionalExpression') {
    const branches = [readAlias(node.consequent, place), readAlias(node.alternate, place)];
    return branches.find((branch) => branch !== null && branch.root !== 'this') ?? branches[0] ?? null;
  }
  if (createsScript(node)) return { root: scriptElement, scope: place.scope, properties: [] };
  const chain = readChain(node, place);
  return chain === null || chain.root === null ? null : chain;
}

function createsScript(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return (
    readProperty(node.callee) === 'createElement' &&
    constantString(node.arguments[0])?.toLowerCase() === 'script'
  );
}

/** Returns the expressions that may be called: all branches of `(0, a.b)` and of `a || b`. */
export function findCallees(node: AnyNode): AnyNode[] {
  if (node.type === 'ChainExpression') return findCallees(node.expression);
  if (node.type === 'SequenceExpression') return findCallees(node.expressions.at(-1) ?? node);
  if (node.type === 'LogicalExpression') return [...findCallees(node.left), ...findCallees(node.right)];
  if (node.type === 'ConditionalExpression')
    return [...findCallees(node.consequent), ...findCallees(node.alternate)];
  return [node];
}

/** Returns the name of a property, or `[]` if it is computed at run time. */
function readProperty({ computed, property }: MemberExpression): string {
  if (computed) return constantString(property) ?? '[]';
  return (property as Identifier | PrivateIdentifier).name;
}
