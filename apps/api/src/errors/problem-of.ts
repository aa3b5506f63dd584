import { JobsBusy } from '../jobs/jobs-busy.ts';
import { ApiProblem } from './api-problem.ts';

/** Turns whatever was thrown into a failure that the client may see. What nobody expected becomes `unexpected`. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof JobsBusy)
    return new ApiProblem('busy', { retryAfterSeconds: error.retryAfterSeconds, cause: error });
  const { code, statusCode, validationContext } = partsOf(error);
  if (diskFullCodes.has(code)) return new ApiProblem('disk-full', { cause: error });
  if (validationContext === 'params') return new ApiProblem('not-found', { cause: error });
  if (validationContext !== undefined) return new ApiProblem('malformed', { cause: error });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ApiProblem('unsupported-type', { cause: error });
  if (code === 'FST_ERR_HANDLER_TIMEOUT')
    return new ApiProblem('busy', { retryAfterSeconds: 5, cause: error });
  // A folder of the web app, or a path that tries to leave it, is not there for anybody.
  if (statusCode === 404 || statusCode === 403) return new ApiProblem('not-found', { cause: error });
  if (statusCode === 413) return new ApiProblem('too-large', { cause: error });
  if (statusCode === 415) return new ApiProblem('unsupported-type', { cause: error });
  // Every other 4xx of the framework is about the form of the request.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ApiProblem('malformed', { cause: error });
  return new ApiProblem('unexpected', { cause: error });
}

const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

function partsOf(error: unknown): { code?: unknown; statusCode?: number; validationContext?: string } {
  return typeof error === 'object' && error !== null ? error : {};
}
