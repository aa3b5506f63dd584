import { requestLimits } from '@spinreel/config-schema/limits/limits';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from './app.ts';

/** Accepts no bodies other than JSON and multipart forms, and rejects JSON that is nested too deeply. */
export function addJsonBody(app: App): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    if (isDeeperThan(request.body, requestLimits.jsonDepth)) throw new ApiProblem('malformed');
  });
}

/** Iterates level by level, because deeply nested JSON would overflow the stack of a recursive function. */
function isDeeperThan(body: unknown, maxDepth: number): boolean {
  let level = [body].filter(isContainer);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= maxDepth) return true;
    level = level.flatMap((container) => Object.values(container)).filter(isContainer);
  }
  return false;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
