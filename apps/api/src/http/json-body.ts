import { requestLimits } from '@spinreel/config-schema/limits';
import { ApiProblem } from '../errors/api-problem.ts';
import type { App } from './app.ts';

/** JSON is the only kind of body besides forms with files; one that is nested too deeply is refused. */
export function addJsonBody(app: App): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    if (isDeeperThan(request.body, requestLimits.jsonDepth)) throw new ApiProblem('malformed');
  });
}

/** Walks level by level: a recursive walk is what such a body is meant to break. */
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
