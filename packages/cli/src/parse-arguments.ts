import { parseArgs } from 'node:util';
import { UsageProblem } from './cli-io.ts';

/** The parsed arguments of a command. */
export interface ParsedArguments<Required extends string, Optional extends string, Flag extends string> {
  readonly file: string;
  /** Optional options that are not given are null. */
  readonly options: Readonly<Record<Required, string> & Record<Optional, string | null>>;
  readonly flags: Readonly<Record<Flag, boolean>>;
}

/**
 * Parses one file, the required and optional options of a command, and its flags. Throws `UsageProblem` for unknown,
 * missing or additional arguments.
 */
export function parseArguments<
  Required extends string,
  Optional extends string = never,
  Flag extends string = never,
>(
  argv: readonly string[],
  names: { required: readonly Required[]; optional?: readonly Optional[]; flags?: readonly Flag[] },
): ParsedArguments<Required, Optional, Flag> {
  const { required, optional = [], flags = [] } = names;
  const { positionals, values } = parse(argv, [...required, ...optional], flags);
  const [file, surplus] = positionals;
  if (file === undefined) throw new UsageProblem('Please name a file.');
  if (surplus !== undefined)
    throw new UsageProblem(`One file at a time, please: '${surplus}' is one too many.`);
  const readOption = (name: string): string => {
    const value = values[name];
    if (typeof value !== 'string' || value === '') throw new UsageProblem(`Please give --${name}.`);
    return value;
  };
  return {
    file,
    options: {
      ...mapNames(required, readOption),
      ...mapNames(optional, (name) => (values[name] === undefined ? null : readOption(name))),
    },
    flags: mapNames(flags, (name) => values[name] === true),
  };
}

/** Parses the flags of a command that takes nothing else. Throws `UsageProblem` for any other argument. */
export function parseFlags<Flag extends string>(
  argv: readonly string[],
  flags: readonly Flag[],
): Record<Flag, boolean> {
  const { positionals, values } = parse(argv, [], flags);
  const [surplus] = positionals;
  if (surplus !== undefined) throw new UsageProblem(`This command does not take '${surplus}'.`);
  return mapNames(flags, (name) => values[name] === true);
}

function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

function parse(argv: readonly string[], options: readonly string[], flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...mapNames(options, () => ({ type: 'string' as const })),
        ...mapNames(flags, () => ({ type: 'boolean' as const })),
      },
    });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
