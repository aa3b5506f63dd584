import { textLimits } from '../limits/limits.ts';
import type { Problem } from '../problems/problem.ts';

/** Something visible, and no control character: a line break in a name could forge a mail header. */
export const oneLinePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

/** Exactly one plain address: no blanks, commas, angle brackets or quotes, which could smuggle in a second one. */
export const emailPattern =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

/** The contact form's fields. */
export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message?: string | undefined;
}

/** Whether the form can be sent: name and email are not blank (requirement contact.required-fields). */
export function canSendContact({ name, email }: ContactFields): boolean {
  return name.trim() !== '' && email.trim() !== '';
}

/** The first problem of a contact message; null if it can be accepted. */
export function findContactProblem({ name, email, message = '' }: ContactFields): Problem | null {
  if (name.trim() === '') return { code: 'contact-name-missing', field: 'contact.name', params: {} };
  if (name.length > textLimits.contactName)
    return { code: 'contact-name-too-long', field: 'contact.name', params: {} };
  if (!new RegExp(oneLinePattern).test(name))
    return { code: 'contact-name-invalid', field: 'contact.name', params: {} };
  if (email.trim() === '') return { code: 'contact-email-missing', field: 'contact.email', params: {} };
  if (email.length > textLimits.contactEmail || !new RegExp(emailPattern).test(email))
    return { code: 'contact-email-invalid', field: 'contact.email', params: {} };
  if (message.length > textLimits.contactMessage)
    return { code: 'contact-message-too-long', field: 'contact.message', params: {} };
  return null;
}
