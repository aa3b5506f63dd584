import { JsonReport } from './json-report.ts';

/** Renders the JSON Schema of the JSON format. */
export function renderJsonSchema(): string {
  return `${JSON.stringify(JsonReport, null, 2)}\n`;
}
