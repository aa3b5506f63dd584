import { AdConfig } from '../ad-config.ts';

/** Where the published schema says that it lives; hand-written configs may name it as their `$schema`. */
export const adConfigSchemaId = 'https://spinreel.example/schema/ad-config.schema.json';

/** The JSON Schema (draft 2020-12) of an ad config as text, for editors and other tools. */
export function renderAdConfigJsonSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: adConfigSchemaId,
    ...AdConfig,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
