import { runInNewContext } from 'node:vm';

/**
 * Runs `work` and stops it after `limitMs`, even inside a library or a regular expression: malicious markup can keep a
 * parser busy for hours. Rethrows errors of `work`. Throws an error with code `ERR_SCRIPT_EXECUTION_TIMEOUT` on
 * timeout.
 */
export function withTimeLimit<Result>(limitMs: number, work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: limitMs }) as Result;
}
