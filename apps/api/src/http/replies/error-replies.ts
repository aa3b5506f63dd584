import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, toApiError, toApiProblem } from '../../errors/api-problem.ts';
import type { App } from '../app.ts';
import { describeCause } from '../logging/logging.ts';

/** Sends all errors as JSON in the same form. Unexpected errors are logged; their details are not sent. */
export function addErrorReplies(app: App): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
}

/** Sends the error response for a thrown value. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = isAdIdRefused(error, request)
    ? new ApiProblem('unknown-ad', { cause: error })
    : toApiProblem(error);
  return replyWith(problem, { request, reply });
}

/** A malformed ad id is reported like an unknown one. */
function isAdIdRefused(error: unknown, { url }: FastifyRequest): boolean {
  if (!/^\/api\/(ads|export)\/./.test(url) || typeof error !== 'object' || error === null) return false;
  const { code, validationContext, validation }: Partial<FastifyError> = error;
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return true;
  return validationContext === 'params' && validation?.[0]?.instancePath === '/id';
}

/** Sends the 404 response for an unknown URL. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyWith(new ApiProblem('not-found'), { request, reply });
}

/** Sends the response for a problem. The fields of `more` are added to its body. */
export function replyWith(
  problem: ApiProblem,
  { request, reply, more = {} }: { request: FastifyRequest; reply: FastifyReply; more?: object },
): FastifyReply {
  const isOurFault = problem.status === 500;
  const hasLeft = reply.raw.destroyed && !reply.raw.writableFinished;
  if (isOurFault && hasLeft) request.log.info({ err: problem.cause }, 'The client disconnected');
  else if (isOurFault) request.log.error({ err: problem.cause }, 'Unexpected error');
  else request.log.debug({ code: problem.code, cause: describeCause(problem.cause) }, 'Request refused');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      error: toApiError(problem),
      ...(problem.data === undefined ? {} : { data: problem.data }),
      ...(isOurFault ? { requestId: request.id } : {}),
      ...more,
    });
}
