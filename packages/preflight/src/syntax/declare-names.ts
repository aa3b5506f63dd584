import type { AnyNode, Pattern } from 'acorn';
import { constantString } from './expressions.ts';
import { declareName, type Chain, type Scope } from './scopes.ts';

/** Declares the names of a pattern. `alias` is the global value that the pattern takes apart. */
export function declarePattern(pattern: Pattern, alias: Chain | null, scope: Scope): void {
  switch (pattern.type) {
    case 'Identifier':
      declareName(scope, pattern.name, alias);
      return;
    case 'AssignmentPattern':
      declarePattern(pattern.left, alias, scope);
      return;
    case 'RestElement':
      declarePattern(pattern.argument, null, scope);
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element !== null) declarePattern(element, null, scope);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') declarePattern(property, null, scope);
        else declarePattern(property.value, readPropertyAlias(alias, property), scope);
      }
      return;
    default:
    // A member is assigned, and nothing is declared.
  }
}

function readPropertyAlias(
  alias: Chain | null,
  { key, computed }: { readonly key: AnyNode; readonly computed: boolean },
): Chain | null {
  if (alias === null) return null;
  const name = key.type === 'Identifier' && !computed ? key.name : constantString(key);
  return name === null ? null : { ...alias, properties: [...alias.properties, name] };
}
