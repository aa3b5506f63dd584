import { AdConfig } from '../ad-config.ts';

/** The ID of the published schema. Hand-written configs may use it as their `$schema`. */
export const adConfigSchemaId = 'https://spinreel.example/schema/ad-config.schema.json';

/** Renders the JSON Schema (draft 2020-12) of an ad config as text, for editors and other tools. */
export function renderAdConfigJsonSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: adConfigSchemaId,
    ...AdConfig,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
