import { sendContact, SendContactRequest } from '@spinreel/api-contract/contact';
import { findContactProblem } from '@spinreel/config-schema/rules/contact-rules';
import { messages } from '@spinreel/config-schema/messages/messages';
import type { Problem } from '@spinreel/config-schema/problems/problem';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { Compile } from 'typebox/compile';
import type { AttemptLimiter } from '../http/guards/attempt-limiter.ts';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Mailer } from './mailer/mailer.ts';

/** The services that contact messages need. `now` is the clock in milliseconds. */
export interface ContactContext {
  readonly mailer: Mailer;
  readonly newId: () => string;
  readonly now: () => number;
}

const requests = Compile(SendContactRequest);

/**
 * Accepts a message from the contact page. The message is stored when this resolves. Throws `unacceptable` for the
 * first invalid field, and `too-many-requests` if the IP address, or all addresses together, have sent too many
 * messages.
 */
export async function receiveMessage(
  { mailer, newId, now }: ContactContext,
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
  // No error, because a bot that learns why it was rejected would adapt.
  if (bait !== '' || filledInMs < serverTimings.contactMinFillMs) return;
  const receivedAt = new Date(now()).toISOString();
  // PostgreSQL cannot store a NUL character.
  const text = (message.message ?? '').replaceAll('\0', '');
  await mailer.accept({ ...message, message: text, id: newId(), receivedAt });
}

function acceptable(body: unknown): SendContactRequest {
  const problem = findProblem(body);
  if (problem !== null) throw new ApiProblem('unacceptable', { problem });
  if (!requests.Check(body)) throw new ApiProblem('unacceptable');
  return body;
}

function findProblem(body: unknown): Problem | null {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {};
  const { name = '', email = '', message = '' } = fields;
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') return null;
  return findContactProblem({ name, email, message });
}
