import type { AnyNode, Function as FunctionNode } from 'acorn';
import { declarePattern } from './declare-names.ts';
import { readAlias } from './expressions.ts';
import { createScope, declareName } from './scopes.ts';
import { reportUse, visitLater, visitStatements, type Context, type Walk } from './walk.ts';

/**
 * Visits a function. `args` are its arguments if it is called where it is defined: its parameters then stand for the
 * global values among them, as in `(function (root) { ... })(window)`.
 */
export function visitFunction(
  walk: Walk,
  node: FunctionNode,
  { context, args }: { context: Context; args: readonly AnyNode[] },
): void {
  const isArrow = node.type === 'ArrowFunctionExpression';
  const scope = createScope(context.scope, true);
  if (node.type === 'FunctionExpression' && node.id) declareName(scope, node.id.name, null);
  if (node.type === 'FunctionDeclaration' && node.id) {
    declareName(context.scope, node.id.name, null);
    reportDeclaration(walk, { id: node.id, value: node.body }, context);
  }
  const within = { ...context, scope, isThisGlobal: isArrow && context.isThisGlobal };
  for (const [index, pattern] of node.params.entries()) {
    declarePattern(pattern, readAlias(args[index], context), scope);
    visitPattern(walk, pattern, within);
  }
  if (node.body.type === 'BlockStatement') visitStatements(walk, node.body.body, within);
  else visitLater(walk, node.body, within);
}

/** Reports the declaration of a global name, which may hide what the host provides. */
export function reportDeclaration(
  walk: Walk,
  declared: { readonly id: AnyNode | null | undefined; readonly value: AnyNode | null | undefined },
  context: Context,
): void {
  const { id, value } = declared;
  if (context.scope.parent !== null || id?.type !== 'Identifier') return;
  const chain = { root: id.name, scope: context.scope, properties: [] };
  const { start, end } = { start: id.start, end: value?.end ?? id.end };
  walk.uses.push({ kind: 'declare', chain, args: value ? [value] : [], start, end, checks: context.checks });
}

/** Visits the default values and computed names of a pattern. Members in it are assigned. */
export function visitPattern(walk: Walk, pattern: AnyNode, context: Context): void {
  switch (pattern.type) {
    case 'AssignmentPattern':
      visitLater(walk, pattern.right, context);
      visitPattern(walk, pattern.left, context);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          visitPattern(walk, property, context);
        } else {
          if (property.computed) visitLater(walk, property.key, context);
          visitPattern(walk, property.value, context);
        }
      }
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element !== null) visitPattern(walk, element, context);
      return;
    case 'RestElement':
      visitPattern(walk, pattern.argument, context);
      return;
    case 'MemberExpression':
      reportUse(walk, pattern, { kind: 'assign', args: [], start: pattern.start, end: pattern.end, context });
      return;
    default:
  }
}
