import { parseArgs } from 'node:util';
import { UsageProblem } from './cli-io.ts';

/** What a command is given on the command line. */
export interface ParsedArguments<Option extends string, Flag extends string> {
  readonly file: string;
  readonly options: Readonly<Record<Option, string>>;
  readonly flags: Readonly<Record<Flag, boolean>>;
}

/**
 * One file, the options of a command, all of which have to be given, and its flags, which may be left out. Throws
 * `UsageProblem` for anything unknown, missing or surplus.
 */
export function parseArguments<Option extends string, Flag extends string = never>(
  argv: readonly string[],
  names: { options: readonly Option[]; flags?: readonly Flag[] },
): ParsedArguments<Option, Flag> {
  const { options, flags = [] } = names;
  const { positionals, values } = parsed(argv, options, flags);
  const [file, surplus] = positionals;
  if (file === undefined) throw new UsageProblem('Please name a file.');
  if (surplus !== undefined)
    throw new UsageProblem(`One file at a time, please: '${surplus}' is one too many.`);
  return {
    file,
    options: record(options, (name) => {
      const value = values[name];
      if (typeof value !== 'string' || value === '') throw new UsageProblem(`Please give --${name}.`);
      return value;
    }),
    flags: record(flags, (name) => values[name] === true),
  };
}

function record<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

function parsed(argv: readonly string[], options: readonly string[], flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...record(options, () => ({ type: 'string' as const })),
        ...record(flags, () => ({ type: 'boolean' as const })),
      },
    });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
