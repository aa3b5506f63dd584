import { sendContact, SendContactRequest } from '@spinreel/api-contract/send-contact';
import { contactProblem } from '@spinreel/config-schema/contact-rules';
import { messages } from '@spinreel/config-schema/messages';
import { timings } from '@spinreel/config-schema/timings';
import { Compile } from 'typebox/compile';
import type { AttemptLimiter } from '../access/attempt-limiter.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Services } from '../services.ts';

const requests = Compile(SendContactRequest);

/**
 * Takes in what the contact page sent; once this resolves, the message is kept. Throws `unacceptable` with the words for
 * the first field that is wrong, `too-many-requests` when the address, or everybody together, has written too often.
 */
export async function receiveMessage(
  { mailer, newId, now }: Pick<Services, 'mailer' | 'newId' | 'now'>,
  { body, address, limiter }: { body: unknown; address: string; limiter: AttemptLimiter },
): Promise<void> {
  const {
    [sendContact.honeypotField]: bait = '',
    [sendContact.filledInField]: filledInMs = Infinity,
    ...message
  } = acceptable(body);
  const waitSeconds = limiter.waitSeconds(address);
  if (waitSeconds > 0) {
    throw new ApiProblem('too-many-requests', {
      message: messages.contact.tooMany,
      retryAfterSeconds: waitSeconds,
    });
  }
  limiter.recordFailure(address);
  // No word of it: a program that learns what gave it away does better next time.
  if (bait !== '' || filledInMs < timings.contactMinFillMs) return;
  const receivedAt = new Date(now()).toISOString();
  // Not every database can keep a NUL, and nobody can read one.
  const text = (message.message ?? '').replaceAll('\0', '');
  await mailer.accept({ ...message, message: text, id: newId(), receivedAt });
}

function acceptable(body: unknown): SendContactRequest {
  const problem = problemWith(body);
  if (problem !== null) throw new ApiProblem('unacceptable', { message: problem });
  if (!requests.Check(body)) throw new ApiProblem('unacceptable');
  return body;
}

function problemWith(body: unknown): string | null {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { name = '', email = '', message = '' } = fields;
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return null;
  return contactProblem({ name, email, message });
}
