import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem } from '../errors/api-problem.ts';
import { problemOf } from '../errors/problem-of.ts';
import type { App } from './app.ts';
import { loggedCause } from './logging.ts';

/** Answers every failure in the product's envelope; what the server itself did wrong is logged and not told. */
export function addErrorReplies(app: App): void {
  app.setErrorHandler((error, request, reply) => replyWithError(error, request, reply));
}

/** The answer to whatever was thrown. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyWith(problemOf(error), { request, reply });
}

/** The answer to an address that does not exist. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyWith(new ApiProblem('not-found'), { request, reply });
}

/** The answer to a problem; `more` goes into its body. */
export function replyWith(
  problem: ApiProblem,
  { request, reply, more = {} }: { request: FastifyRequest; reply: FastifyReply; more?: object },
): FastifyReply {
  const isOurFault = problem.status === 500;
  const hasLeft = reply.raw.destroyed && !reply.raw.writableFinished;
  if (isOurFault && hasLeft) request.log.info({ err: problem.cause }, 'The client has left');
  else if (isOurFault) request.log.error({ err: problem.cause }, 'Unexpected failure');
  else request.log.debug({ code: problem.code, cause: loggedCause(problem.cause) }, 'Refused');
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      error: { code: problem.code, message: problem.message },
      ...(problem.data === undefined ? {} : { data: problem.data }),
      ...(isOurFault ? { requestId: request.id } : {}),
      ...more,
    });
}
