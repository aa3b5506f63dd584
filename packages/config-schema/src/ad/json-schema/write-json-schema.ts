// Writes the published JSON Schema of the ad config: `pnpm --filter @spinreel/config-schema schema`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { renderAdConfigJsonSchema } from './render-ad-config-json-schema.ts';

const folder = new URL('../../../schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('ad-config.schema.json', folder), renderAdConfigJsonSchema());
