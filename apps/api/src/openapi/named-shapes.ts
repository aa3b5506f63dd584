import { Failure } from '@spinreel/api-contract/envelope';
import { ExportResult } from '@spinreel/api-contract/export-result';
import { StaleSaveResponse } from '@spinreel/api-contract/save-ad';
import { ContactFailure } from '@spinreel/api-contract/send-contact';
import { StoredAd } from '@spinreel/api-contract/stored-ad';
import { AdConfig } from '@spinreel/config-schema/ad-config';
import type { TSchema } from 'typebox';

/** What is long and comes up often, by the name under which others refer to it; what another one holds comes before it. */
const components: Readonly<Record<string, TSchema>> = {
  AdConfig,
  StoredAd,
  ExportResult,
  Failure,
  ContactFailure,
  StaleSave: StaleSaveResponse,
};

/** All shapes that have a name. */
export function namedShapes(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => [name, withReferences(schema, name)]),
  );
}

/** The schema as plain JSON, in which what has a name is referred to by it; but for the one called `except`. */
export function withReferences(schema: TSchema, except = ''): unknown {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    const name = typeof value === 'object' ? names.get(JSON.stringify(value)) : undefined;
    return name === undefined || name === except ? value : { $ref: `#/components/schemas/${name}` };
  });
}

/**
 * Names by content. A reviver goes from the leaves to the root, so what holds something that has a name is looked for with
 * the reference in it.
 */
const names = new Map<string, string>();
for (const [name, schema] of Object.entries(components))
  names.set(JSON.stringify(withReferences(schema)), name);
