import type { AnyNode, Program } from 'acorn';
import { declarePattern } from './declare-names.ts';
import { addChecks, addFailedCalls } from './existence-checks.ts';
import { findCallees, readAlias, type Place } from './expressions.ts';
import { createScope, declareName, findFunctionScope, applyAssignments } from './scopes.ts';
import { reportDeclaration, visitFunction, visitPattern } from './walk-function.ts';
import { reportUse, visitLater, visitStatements, type Context, type Walk } from './walk.ts';

/** Names of up to this length are the local names of minified code. No global value that matters has such a name. */
const maxLocalNameLength = 2;

/**
 * Walks through a syntax tree and finds every use of a value and every string, in the order of the text. Stops when there are
 * more than `maxFinds`.
 */
export function walkScript(
  program: Program,
  place: Place,
  maxFinds: number,
): Pick<Walk, 'uses' | 'strings'> & { readonly isComplete: boolean } {
  const walk: Walk = { waitingNodes: [], waitingContexts: [], uses: [], strings: [], assignments: [] };
  visitStatements(walk, program.body, { ...place, checks: null });
  const isFull = () => walk.uses.length + walk.strings.length > maxFinds;
  for (let node = walk.waitingNodes.pop(); node !== undefined && !isFull(); node = walk.waitingNodes.pop()) {
    const context = walk.waitingContexts.pop();
    if (context !== undefined) visitNode(walk, node, context);
  }
  applyAssignments(walk.assignments);
  walk.uses.sort((a, b) => a.start - b.start);
  walk.strings.sort((a, b) => a.start - b.start);
  return { ...walk, isComplete: !isFull() };
}

function visitNode(walk: Walk, node: AnyNode, context: Context): void {
  const { start, end } = node;
  const visit = (child: AnyNode | null | undefined, at = context) => visitLater(walk, child, at);
  const withChecks = (test: AnyNode, outcome: boolean): Context => ({
    ...context,
    checks: addChecks({ outer: context.checks, test, outcome, place: context }),
  });
  switch (node.type) {
    case 'Identifier':
      if (node.name.length > maxLocalNameLength)
        reportUse(walk, node, { kind: 'read', args: [], start, end, context });
      return;
    case 'MemberExpression':
    case 'ChainExpression':
      if (node.type === 'ChainExpression' && node.expression.type === 'CallExpression')
        visit(node.expression);
      else reportUse(walk, node, { kind: 'read', args: [], start, end, context });
      return;
    case 'CallExpression':
    case 'NewExpression':
      visitCall(walk, node, context);
      return;
    case 'ImportExpression':
      walk.uses.push({
        kind: 'call',
        chain: { root: 'import', scope: context.scope, properties: [] },
        args: [node.source],
        checks: context.checks,
        start,
        end,
      });
      visit(node.source);
      return;
    case 'AssignmentExpression':
      visitAssignment(walk, node, context);
      return;
    case 'UpdateExpression':
      if (node.argument.type === 'Identifier')
        walk.assignments.push({ scope: context.scope, name: node.argument.name, alias: null });
      else visit(node.argument);
      return;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      visitFunction(walk, node, { context, args: [] });
      return;
    case 'ClassDeclaration':
      if (node.id) declareName(context.scope, node.id.name, null);
      reportDeclaration(walk, { id: node.id, value: node.body }, context);
      visit(node.superClass);
      visit(node.body);
      return;
    case 'ClassExpression':
      visit(node.superClass);
      visit(node.body);
      return;
    case 'VariableDeclaration': {
      const scope = node.kind === 'var' ? findFunctionScope(context.scope) : context.scope;
      for (const declarator of node.declarations) {
        declarePattern(declarator.id, readAlias(declarator.init, context), scope);
        reportDeclaration(walk, { id: declarator.id, value: declarator.init }, { ...context, scope });
        visitPattern(walk, declarator.id, context);
        visit(declarator.init);
      }
      return;
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      visit(node.test);
      visit(node.consequent, withChecks(node.test, true));
      visit(node.alternate, withChecks(node.test, false));
      return;
    case 'LogicalExpression':
      visit(node.left);
      visit(node.right, node.operator === '??' ? context : withChecks(node.left, node.operator === '&&'));
      return;
    case 'TryStatement': {
      const { block, handler, finalizer } = node;
      visit(block);
      const checks = addFailedCalls({ outer: context.checks, statements: block.body, place: context });
      visit(handler, { ...context, checks });
      visit(finalizer);
      return;
    }
    case 'BlockStatement':
    case 'StaticBlock':
      visitStatements(walk, node.body, { ...context, scope: createScope(context.scope, false) });
      return;
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
    case 'SwitchStatement':
      visitChildren(walk, node, { ...context, scope: createScope(context.scope, false) });
      return;
    case 'CatchClause': {
      const within = { ...context, scope: createScope(context.scope, false) };
      if (node.param) declarePattern(node.param, null, within.scope);
      visit(node.body, within);
      return;
    }
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node.computed) visit(node.key);
      visit(node.value, node.type === 'PropertyDefinition' ? { ...context, isThisGlobal: false } : context);
      return;
    case 'ImportDeclaration':
      for (const specifier of node.specifiers) declareName(context.scope, specifier.local.name, null);
      return;
    case 'ExportNamedDeclaration':
      visit(node.declaration);
      return;
    case 'LabeledStatement':
      visit(node.body);
      return;
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ExportAllDeclaration':
    case 'MetaProperty':
      return;
    case 'Literal':
      if (typeof node.value === 'string') walk.strings.push({ value: node.value, start, end });
      return;
    case 'TemplateElement':
      walk.strings.push({ value: node.value.cooked ?? node.value.raw, start, end });
      return;
    default:
      visitChildren(walk, node, context);
  }
}

function visitCall(
  walk: Walk,
  node: Extract<AnyNode, { type: 'CallExpression' | 'NewExpression' }>,
  context: Context,
): void {
  const { start, end, arguments: args } = node;
  const kind = node.type === 'NewExpression' ? 'new' : 'call';
  for (const callee of findCallees(node.callee)) {
    if (callee.type === 'FunctionExpression' || callee.type === 'ArrowFunctionExpression')
      visitFunction(walk, callee, { context, args });
    else reportUse(walk, callee, { kind, args, start, end, context });
  }
  for (const argument of args) visitLater(walk, argument, context);
}

function visitAssignment(
  walk: Walk,
  node: Extract<AnyNode, { type: 'AssignmentExpression' }>,
  context: Context,
): void {
  const { left, right, start, end } = node;
  if (left.type === 'Identifier' || left.type === 'MemberExpression') {
    reportUse(walk, left, { kind: 'assign', args: [right], start, end, context });
    if (left.type === 'Identifier') {
      const alias = node.operator === '=' ? readAlias(right, context) : null;
      walk.assignments.push({ scope: context.scope, name: left.name, alias });
    }
  } else {
    visitPattern(walk, left, context);
  }
  visitLater(walk, right, context);
}

function visitChildren(walk: Walk, node: AnyNode, context: Context): void {
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const item of child) if (isNode(item)) visitLater(walk, item, context);
    } else if (isNode(child)) {
      visitLater(walk, child, context);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
