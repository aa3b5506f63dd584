#!/usr/bin/env node
import { runCli } from './run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  printProgress: (line) => process.stderr.write(`${line}\n`),
  // npm and pnpm run scripts in the package's folder, but paths are relative to the folder where the command was typed.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
});
