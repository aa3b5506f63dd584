// Writes the published JSON Schema of the JSON format: `pnpm --filter @spinreel/report schema`.
import { writeFileSync } from 'node:fs';
import { renderJsonSchema } from './render-json-schema.ts';

writeFileSync(new URL('../../schema/report.schema.json', import.meta.url), renderJsonSchema());
