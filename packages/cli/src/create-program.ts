import { Command } from 'commander';
import { defineBuild } from './build/define-build.ts';
import { defineCheck } from './check/define-check.ts';
import type { CliIo, CommandBody, GlobalOptions } from './command.ts';
import { defineConvert } from './convert/define-convert.ts';
import { defineInit } from './init/define-init.ts';
import { defineNetworks } from './networks/define-networks.ts';
import { definePresets } from './presets/define-presets.ts';
import { definePreview } from './preview/define-preview.ts';
import { defineSizes } from './sizes/define-sizes.ts';
import { readVersion } from './read-version.ts';
import { defineVariants } from './variants/define-variants.ts';

/**
 * Creates the parser of the command line. It only imports the descriptions of commands: each command loads its code when it
 * runs.
 */
export function createProgram(context: {
  io: CliIo;
  run: (body: CommandBody, globals: GlobalOptions) => Promise<void>;
}): Command {
  const { io } = context;
  const program = new Command('spinreel')
    .description('Builds playable ads, and checks whether ad networks will accept them.')
    .version(readVersion(), '-V, --version', 'print the version')
    .option('-q, --quiet', 'print no progress and no notes')
    .option('--config <file>', 'your own networks and rules (default: spinreel.config.js)')
    .helpOption('-h, --help', 'print help, or the help of a command: spinreel check --help')
    .helpCommand('help [command]', 'print the help of a command')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => io.print(text.trimEnd()),
      writeErr: (text) => io.printError(text.trimEnd()),
    })
    .showHelpAfterError('Help: spinreel --help')
    .exitOverride()
    .addHelpText('after', footer);
  const run = (body: CommandBody) => context.run(body, program.opts<GlobalOptions>());
  for (const define of commands) define(program, run);
  return program;
}

/** In the order of the help. */
const commands = [
  defineCheck,
  defineSizes,
  definePreview,
  defineInit,
  defineBuild,
  defineVariants,
  defineConvert,
  defineNetworks,
  definePresets,
];

const footer = `
Examples:
  $ spinreel check ad.zip --network meta
  $ spinreel build ad.json --network all --out ads
  $ spinreel networks

Exit codes: 0 passed, 1 problems found, 2 wrong usage, 3 a program is missing.`;
