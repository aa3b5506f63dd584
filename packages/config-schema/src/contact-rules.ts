import { textLimits } from './limits.ts';
import { messages } from './messages.ts';

/** Something visible, and no control character: a line break in a name could forge a mail header. */
export const oneLinePattern =
  '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$';

/** Exactly one plain address: no blanks, commas, angle brackets or quotes, which could smuggle in a second one. */
export const emailPattern =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$";

/** The contact form's fields as they stand in it. */
export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly message?: string | undefined;
}

/** Whether the form can be sent: name and email are not blank (product spec, section 5). */
export function canSendContact({ name, email }: ContactFields): boolean {
  return name.trim() !== '' && email.trim() !== '';
}

/** The first thing wrong with a contact message, in words for its writer; null when it can be accepted. */
export function contactProblem({ name, email, message = '' }: ContactFields): string | null {
  if (name.trim() === '') return messages.contact.nameRequired;
  if (name.length > textLimits.contactName) return messages.contact.nameTooLong;
  if (!new RegExp(oneLinePattern).test(name)) return messages.contact.nameInvalid;
  if (email.trim() === '') return messages.contact.emailRequired;
  if (email.length > textLimits.contactEmail) return messages.contact.emailInvalid;
  if (!new RegExp(emailPattern).test(email)) return messages.contact.emailInvalid;
  if (message.length > textLimits.contactMessage) return messages.contact.messageTooLong;
  return null;
}
