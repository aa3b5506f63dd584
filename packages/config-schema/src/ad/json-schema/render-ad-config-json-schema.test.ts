import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderAdConfigJsonSchema, adConfigSchemaId } from './render-ad-config-json-schema.ts';

const published = readFileSync(new URL('../../../schema/ad-config.schema.json', import.meta.url), 'utf8');

test('the published JSON Schema is up to date (run `pnpm --filter @spinreel/config-schema schema`)', () => {
  expect(published).toBe(renderAdConfigJsonSchema());
});

test('the published JSON Schema has $schema and $id, and refuses unknown fields', () => {
  expect(JSON.parse(published)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: adConfigSchemaId,
    type: 'object',
    additionalProperties: false,
  });
});
