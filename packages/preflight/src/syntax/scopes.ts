/** A function or block and the names declared in it. */
export interface Scope {
  readonly parent: Scope | null;
  /** Whether `var` declarations inside belong to this scope. */
  readonly isFunction: boolean;
  /** By name: the global value for which the name stands, or null. */
  readonly names: Map<string, Chain | null>;
}

/** A chain of property accesses such as `window.location.href`. */
export interface Chain {
  /** The identifier at its start, or `this` if it is the global object there; null for any other expression. */
  readonly root: string | null;
  readonly scope: Scope;
  /** Property names in order. `[]` stands for a name that is computed at run time. */
  readonly properties: readonly string[];
}

/** Names of the global object. `frames` and `document.defaultView` are the same object too. */
const globalObjects = new Set(['window', 'self', 'globalThis', 'frames', 'this']);

/** How many aliases of aliases are followed. */
const maxAliases = 5;

/** Creates a scope inside another one. */
export function createScope(parent: Scope | null, isFunction: boolean): Scope {
  return { parent, isFunction, names: new Map() };
}

/** Returns the scope to which a `var` declaration belongs. */
export function findFunctionScope(scope: Scope): Scope {
  let found = scope;
  while (!found.isFunction && found.parent !== null) found = found.parent;
  return found;
}

/** Declares a name. `alias` is the global value that it stands for. A name that is declared twice stands for none. */
export function declareName(scope: Scope, name: string, alias: Chain | null): void {
  scope.names.set(name, scope.names.has(name) ? null : alias);
}

/** An assignment to a name, and the global value that is assigned, if any. */
export interface NameAssignment {
  readonly scope: Scope;
  readonly name: string;
  readonly alias: Chain | null;
}

/**
 * Applies all assignments to names. A name stands for the global value that is assigned to it if nothing else is;
 * otherwise it stands for none.
 */
export function applyAssignments(assignments: readonly NameAssignment[]): void {
  const assigned = new Set<string>();
  const ids = new Map<Scope, number>();
  for (const { scope, name, alias } of assignments) {
    const owner = findOwner(scope, name);
    if (owner === null) continue;
    const id = ids.get(owner) ?? ids.size;
    ids.set(owner, id);
    const key = `${id} ${name}`;
    const isFirst = !assigned.has(key) && owner.names.get(name) === null;
    owner.names.set(name, isFirst ? alias : null);
    assigned.add(key);
  }
}

/**
 * Returns what a chain reads, without the global object's own names: `fetch` for `window["fetch"]`. A chain that starts
 * with a local value or an expression starts with `*`, such as `*.src`. All names must have been declared before.
 */
export function resolvePath({ root, scope, properties }: Chain, aliases = 0): string {
  if (root === null) return ['*', ...properties].join('.');
  const owner = findOwner(scope, root);
  if (owner === null) return withoutGlobalObject([root, ...properties]);
  const alias = owner.names.get(root) ?? null;
  if (alias === null || aliases >= maxAliases) return ['*', ...properties].join('.');
  return resolvePath({ ...alias, properties: [...alias.properties, ...properties] }, aliases + 1);
}

function findOwner(scope: Scope, name: string): Scope | null {
  for (let found: Scope | null = scope; found !== null; found = found.parent) {
    if (found.names.has(name)) return found;
  }
  return null;
}

function withoutGlobalObject(names: readonly string[]): string {
  let rest = names;
  while (rest.length > 1) {
    if (globalObjects.has(rest[0] ?? '')) rest = rest.slice(1);
    else if (rest[0] === 'document' && rest[1] === 'defaultView' && rest.length > 2) rest = rest.slice(2);
    else break;
  }
  return rest.join('.');
}
