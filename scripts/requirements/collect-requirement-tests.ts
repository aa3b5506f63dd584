/** One test that a comment links to a requirement. */
export interface RequirementTest {
  readonly id: string;
  /** The test file's path from the repository's root. */
  readonly path: string;
  /** The title as it is written in the source. Null: the comment is above the imports and covers the whole file. */
  readonly title: string | null;
}

const comment = /^[ \t]*\/\/ Requirement: (.+)\n(?:[ \t]*\/\/.*\n)*/gm;
const quoted = String.raw`(['"${'`'}])((?:\\.|(?!\1)[^\\])+)\1`;
const plainTest = new RegExp(String.raw`^\s*(?:test|it|describe)(?:\.\w+)*\(\s*${quoted}`);
/** The title follows the first call: `test.each([...])('title'`. */
const tableTest = new RegExp(String.raw`^\s*(?:test|it|describe)[^]*?\)\(\s*${quoted}`);

/**
 * Collects the tests below `// Requirement: upload.image-max-size, security.ids` comments in a test file, except those that
 * only `pnpm proof` runs.
 *
 * @throws if a comment is above something other than a test or the imports
 */
export function collectRequirementTests(path: string, source: string): RequirementTest[] {
  return [...source.matchAll(comment)].flatMap((match) => {
    const [text, ids = ''] = match;
    const code = source.slice(match.index + text.length);
    const isWholeFile = /^import\b/.test(code);
    const title = (plainTest.exec(code) ?? tableTest.exec(code))?.[2];
    if (title === undefined && !isWholeFile) {
      throw new Error(`${path}: no test below the comment "Requirement: ${ids}"`);
    }
    if (title?.includes('@proof')) return [];
    return ids.split(',').map((id) => ({ id: id.trim(), path, title: isWholeFile ? null : (title ?? null) }));
  });
}
