import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectEnvironment, projectRoot } from './project-environment.mjs';

/**
 * Runs a program in the foreground and forwards stop signals to it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.quiet] show what it printed only when it fails
 * @returns {Promise<number>} its exit code; 128 + the signal's number when a signal ended it, 127 when it cannot start
 */
export function runProgram(command, args, { env = projectEnvironment(), quiet = false } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: projectRoot, env, stdio: ['inherit', stdio, stdio] });
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    const stopForwarding = forwardSignals(child);
    child.once('error', (error) => {
      stopForwarding();
      console.error(`Cannot run ${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} call it once the child has ended
 */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // The terminal sends Ctrl-C to the child directly. A second signal would look like a second press.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
  };
}
