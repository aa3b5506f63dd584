// Runs the command line: `pnpm spinreel`. pnpm starts scripts in the repository's folder, but paths are relative to the
// folder in which the command was typed.
const program = new URL('../packages/cli/src/main.ts', import.meta.url);
process.chdir(process.env['INIT_CWD'] ?? '.');
await import(program.href);
