import {
  ContactFailure,
  sendContact,
  SendContactRequest,
  SendContactResponse,
} from '@spinreel/api-contract/contact';
import { contactRateLimit } from '@spinreel/config-schema/limits/timings';
import { toApiProblem } from '../errors/api-problem.ts';
import { type App, getAddress, describedOnly, success } from '../http/app.ts';
import { createAttemptLimiter } from '../http/guards/attempt-limiter.ts';
import { replyWith } from '../http/replies/error-replies.ts';
import { type ContactContext, receiveMessage } from './receive-message.ts';

/** Enough for the longest message in any script, with each character escaped. */
const bodyLimitBytes = 64 * 1024;

/** Adds the route of the contact page. */
export function addContactRoutes(app: App, context: ContactContext): void {
  const limiter = createAttemptLimiter(context.now, contactRateLimit);
  app.route({
    ...getAddress(sendContact),
    config: { access: 'open', problems: ['unacceptable', 'too-many-requests'], failure: ContactFailure },
    schema: {
      tags: ['Contact'],
      summary: 'Send a message from the contact page',
      description: 'Errors repeat their message at the top level of the body.',
      body: describedOnly(SendContactRequest),
      response: { 200: SendContactResponse },
    },
    bodyLimit: bodyLimitBytes,
    errorHandler: (error, request, reply) => {
      const problem = toApiProblem(error);
      // Clients read the message at the top level of the body.
      replyWith(problem, { request, reply, more: { message: problem.message } });
    },
    handler: async (request) => {
      await receiveMessage(context, { body: request.body, address: request.ip, limiter });
      return success({ received: true as const });
    },
  });
}
