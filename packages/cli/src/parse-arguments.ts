import { parseArgs } from 'node:util';
import { UsageProblem } from './cli-io.ts';

/** One file and the named options of a command; throws `UsageProblem` for anything unknown, missing or surplus. */
export function parseArguments<Name extends string>(
  argv: readonly string[],
  names: readonly Name[],
): { file: string; options: Record<Name, string> } {
  const { positionals, values } = parsed(argv, names);
  const [file, surplus] = positionals;
  if (file === undefined) throw new UsageProblem('Please name a file.');
  if (surplus !== undefined)
    throw new UsageProblem(`One file at a time, please: '${surplus}' is one too many.`);
  const options = Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (typeof value !== 'string' || value === '') throw new UsageProblem(`Please give --${name}.`);
      return [name, value];
    }),
  );
  return { file, options: options as Record<Name, string> };
}

function parsed(argv: readonly string[], names: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
