import { type ContactReceipt, sendContact } from '@spinreel/api-contract/send-contact';
import { contactRateLimit } from '@spinreel/config-schema/timings';
import { createAttemptLimiter } from '../access/attempt-limiter.ts';
import { receiveMessage } from '../contact/receive-message.ts';
import { problemOf } from '../errors/problem-of.ts';
import type { App } from '../http/app.ts';
import { replyWith } from '../http/error-replies.ts';
import { success } from '../http/success.ts';
import type { Services } from '../services.ts';

/** Room for the longest message in any script, each character escaped. */
const bodyLimitBytes = 64 * 1024;

/** 200 once the message is kept; 422 for a field that cannot be accepted, 429 after too many. */
export function addSendContactRoute(app: App, services: Services): void {
  const limiter = createAttemptLimiter(services.now, contactRateLimit);
  app.route({
    method: sendContact.method,
    url: sendContact.route,
    config: { access: 'open' },
    bodyLimit: bodyLimitBytes,
    errorHandler: (error, request, reply) => {
      const problem = problemOf(error);
      // The product spec reads the sentence at the body's top.
      replyWith(problem, { request, reply, more: { message: problem.message } });
    },
    handler: async (request) => {
      await receiveMessage(services, { body: request.body, address: request.ip, limiter });
      return success<ContactReceipt>({ received: true });
    },
  });
}
