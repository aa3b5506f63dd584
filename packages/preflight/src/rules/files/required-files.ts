import type { ExtraFile } from '@spinreel/exporters/network';
import { findWrapper } from '../../opening/package-paths.ts';
import { defineRule } from '../../rule.ts';

/** The ZIP contains the network's own files, such as `config.json`, with the values that describe this ad. */
export const requiredFiles = defineRule({
  id: 'required-files',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.extraFiles.length > 0,
  demand: ({ extraFiles }) =>
    `The ZIP contains ${extraFiles.map((file) => `${file.path} with ${JSON.stringify(readRequired(file))}`).join(', ')}.`,
  fix: 'Add the file to the ZIP, or export the ad for this network.',
  needs: 'package',
  violation: (contents, { extraFiles }) => {
    // `index-at-root` reports a folder around all files.
    const wrapper = findWrapper(contents);
    for (const file of extraFiles) {
      const { path } = file;
      const expected = readRequired(file);
      const entry = contents.entries.find((found) => found.path === wrapper + path);
      if (entry === undefined) return `The ZIP does not contain ${path}.`;
      if (hasValues(entry.text, expected)) continue;
      const found = `${path} contains ${entry.text.slice(0, 100)}.`;
      if (!hasValues(withoutTrailingCommas(entry.text), expected)) return found;
      return {
        message: `${found} A comma before a closing bracket is not valid JSON, which some readers refuse.`,
        occurrences: [],
        isDoubtful: true,
        fix: `Remove the comma after the last value in ${path}.`,
      };
    }
    return null;
  },
});

/** Returns what the JSON of a file must contain. */
function readRequired({ text, optionalKeys = [] }: ExtraFile): unknown {
  return JSON.parse(text, (key, value: unknown) => (optionalKeys.includes(key) ? undefined : value));
}

/** The network's own sample has such a comma, so files with it may have been accepted. */
function withoutTrailingCommas(text: string): string {
  return text.replaceAll(/,(?=\s*[}\]])/g, '');
}

/** Whether a text is a JSON object that has the types of all values in `expected`, at any depth. */
function hasValues(text: string, expected: unknown): boolean {
  try {
    return matches(JSON.parse(text), expected);
  } catch {
    return false;
  }
}

function matches(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return typeof value === typeof expected;
  if (typeof value !== 'object' || value === null) return false;
  const found: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(expected).every(([key, part]) => matches(found[key], part));
}
