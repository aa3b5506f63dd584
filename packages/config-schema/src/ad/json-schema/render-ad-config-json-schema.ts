import { AdConfig } from '../ad-config.ts';
import { Overrides } from '../variants/variant.ts';

/** The ID of the published schema. Hand-written configs may use it as their `$schema`. */
export const adConfigSchemaId = 'https://spinreel.example/schema/ad-config.schema.json';

/**
 * Renders the JSON Schema (draft 2020-12) of an ad config as text, for editors and other tools. The overrides of a variant
 * are defined once, because they repeat the schema of nearly every field.
 */
export function renderAdConfigJsonSchema(): string {
  const overrides = JSON.stringify(Overrides);
  const schema: object = JSON.parse(
    JSON.stringify(AdConfig).replaceAll(overrides, JSON.stringify({ $ref: '#/$defs/overrides' })),
  );
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: adConfigSchemaId,
    ...schema,
    $defs: { overrides: Overrides },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
