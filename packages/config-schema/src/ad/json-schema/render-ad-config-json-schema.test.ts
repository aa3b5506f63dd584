import { expect, test } from 'vitest';
import { renderAdConfigJsonSchema, adConfigSchemaId } from './render-ad-config-json-schema.ts';

test('the published JSON Schema has $schema and $id, and refuses unknown fields', () => {
  expect(JSON.parse(renderAdConfigJsonSchema())).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: adConfigSchemaId,
    type: 'object',
    additionalProperties: false,
  });
});
