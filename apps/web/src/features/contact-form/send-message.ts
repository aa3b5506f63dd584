import { sendContact } from '@spinreel/api-contract/contact';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { findContactProblem, type ContactFields } from '@spinreel/config-schema/rules/contact-rules';
import { chooseShownError } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { callApi } from '../../api-client/calls/call-api.ts';

/** The form's fields, and a hidden field that only bots fill in. */
export interface ContactDraft extends ContactFields {
  message: string;
  trap: string;
}

/** A draft with the time the form was open. */
export interface FilledContact extends ContactDraft {
  filledInMs: number;
}

/** Why a message was not sent; `field` is null if it is not about one field. */
export interface SendProblem {
  field: FieldId | null;
  message: string;
}

/** Sends the message. Returns null once the server has stored it, otherwise the problem. Never throws. */
export async function sendMessage(contact: FilledContact): Promise<SendProblem | null> {
  const { name, email, message, trap, filledInMs } = contact;
  const fields = { name: name.trim(), email: email.trim(), message: message.trim() };
  const problem = findContactProblem(fields);
  if (problem !== null) return { field: problem.field, message: describeProblem(problem) };
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
  if (answer.error.status === 0) return { field: null, message: chooseShownError('contactNetwork') };
  return { field: null, message: chooseShownError('contactRefused', { server: answer.error.message }) };
}
