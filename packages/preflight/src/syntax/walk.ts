import type { AnyNode } from 'acorn';
import { addChecks, type Checks } from './existence-checks.ts';
import { readChain, type Place } from './expressions.ts';
import type { Chain, NameAssignment } from './scopes.ts';
import type { CodeUse } from './script-code.ts';

/** A use of a value whose names have not been resolved yet. */
export interface FoundUse extends Pick<CodeUse, 'kind' | 'args' | 'start' | 'end'> {
  readonly chain: Chain;
  readonly checks: Checks | null;
}

/** What is known about the place of a node. */
export interface Context extends Place {
  readonly checks: Checks | null;
}

/** The state of a walk through a syntax tree. Nodes wait in a list instead of a recursion, because code nests deeply. */
export interface Walk {
  readonly waitingNodes: AnyNode[];
  /** The context of each waiting node. Two lists need far less memory than one of pairs. */
  readonly waitingContexts: Context[];
  readonly uses: FoundUse[];
  readonly strings: { value: string; start: number; end: number }[];
  readonly assignments: NameAssignment[];
}

/** Adds a node to those that will be visited. */
export function visitLater(walk: Walk, node: AnyNode | null | undefined, context: Context): void {
  if (!node) return;
  walk.waitingNodes.push(node);
  walk.waitingContexts.push(context);
}

/**
 * Visits statements. What a statement such as `if (!x) return` has checked holds for those after it.
 */
export function visitStatements(walk: Walk, statements: readonly AnyNode[], context: Context): void {
  let { checks } = context;
  for (const statement of statements) {
    visitLater(walk, statement, checks === context.checks ? context : { ...context, checks });
    if (statement.type !== 'IfStatement') continue;
    const { test, consequent, alternate } = statement;
    if (leaves(consequent)) checks = addChecks({ outer: checks, test, outcome: false, place: context });
    else if (alternate && leaves(alternate))
      checks = addChecks({ outer: checks, test, outcome: true, place: context });
  }
}

/** Whether a statement ends the function or the loop around it. */
function leaves(statement: AnyNode): boolean {
  if (statement.type === 'BlockStatement') {
    const last = statement.body.at(-1);
    return last !== undefined && leaves(last);
  }
  return /^(Return|Throw|Break|Continue)Statement$/.test(statement.type);
}

/** Reports the use of a value. If the node is no chain of names, its parts are visited instead. */
export function reportUse(
  walk: Walk,
  node: AnyNode,
  use: Pick<CodeUse, 'kind' | 'args' | 'start' | 'end'> & { context: Context },
): void {
  const { context, ...rest } = use;
  const chain = readChain(node, context);
  if (chain === null) {
    visitLater(walk, node, context);
    return;
  }
  if (chain.root !== null || isRemarkable(chain)) walk.uses.push({ ...rest, chain, checks: context.checks });
  visitInsideChain(walk, node, context);
}

/** Properties that matter whatever their object is. All other uses of local values are left out, as there are many. */
const remarkableProperties = new Set([
  'src',
  'href',
  'poster',
  'srcset',
  'setAttribute',
  'open',
  'createElement',
  'createElementNS',
  '__defineGetter__',
  '__defineSetter__',
  'useCustomClose',
]);

/** Whether the last property of a chain matters whatever its object is. */
export function isRemarkable({ properties }: Chain): boolean {
  return remarkableProperties.has(properties.at(-1) ?? '');
}

/** Visits the computed names inside a chain, and the expression at its start. */
function visitInsideChain(walk: Walk, node: AnyNode, context: Context): void {
  let at: AnyNode = node;
  while (at.type === 'MemberExpression' || at.type === 'ChainExpression') {
    if (at.type === 'ChainExpression') {
      at = at.expression;
    } else {
      if (at.computed) visitLater(walk, at.property, context);
      at = at.object;
    }
  }
  if (at.type !== 'Identifier' && at.type !== 'ThisExpression') visitLater(walk, at, context);
}
