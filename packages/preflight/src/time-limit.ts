import { runInNewContext } from 'node:vm';

/**
 * Runs `work` and stops it after `limitMs`, loops of libraries and regular expressions included: made-up markup can keep
 * a parser busy for hours. Throws what `work` throws, and an error with code `ERR_SCRIPT_EXECUTION_TIMEOUT` when stopped.
 */
export function withTimeLimit<Result>(limitMs: number, work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: limitMs }) as Result;
}
