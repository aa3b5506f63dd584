import type { ApiError } from '@spinreel/api-contract/schemas/envelope';
import type { ApiProblem } from './api-problem.ts';

/** Converts a problem into the form in which responses contain it. */
export function toApiError({ code, message, problem }: ApiProblem): ApiError {
  // A problem without a field adds nothing to the code and message.
  return {
    code,
    message,
    ...(problem?.field ? { problem: { ...problem, params: { ...problem.params } } } : {}),
  };
}
