import { sendContact } from '@spinreel/api-contract/send-contact';
import { contactProblem, type ContactFields } from '@spinreel/config-schema/contact-rules';
import { shownError } from '@spinreel/config-schema/error-catalogue';
import { callApi } from '../../api-client/call-api.ts';

/** What the form sends: its fields, and the one that people never see. */
export interface ContactDraft extends ContactFields {
  message: string;
  trap: string;
}

/** A draft, and how long the form was open. */
export interface FilledContact extends ContactDraft {
  filledInMs: number;
}

/** Sends the message; null when it is kept, otherwise why it is not, in words for its writer. Never throws. */
export async function sendMessage({
  name,
  email,
  message,
  trap,
  filledInMs,
}: FilledContact): Promise<string | null> {
  const fields = { name: name.trim(), email: email.trim(), message: message.trim() };
  const problem = contactProblem(fields);
  if (problem !== null) return problem;
  const answer = await callApi({
    method: sendContact.method,
    path: sendContact.path(),
    body: {
      name: fields.name,
      email: fields.email,
      ...(fields.message === '' ? {} : { message: fields.message }),
      ...(trap === '' ? {} : { [sendContact.honeypotField]: trap }),
      [sendContact.filledInField]: filledInMs,
    },
  });
  if (!('error' in answer)) return null;
  if (answer.error.status === 0) return shownError('contactNetwork');
  return shownError('contactRefused', { server: answer.error.message });
}
