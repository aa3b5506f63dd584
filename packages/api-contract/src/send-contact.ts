import { ContactMessage } from '@spinreel/config-schema/contact-message';
import { textLimits } from '@spinreel/config-schema/limits';
import { Type, type Static } from 'typebox';
import { ApiError, successOf } from './envelope.ts';
import { schema } from './schema.ts';

/**
 * Sends a message from the contact page. Open to everybody. 200 once the message is stored; 422 with the words for the
 * field that cannot be accepted, 429 with `Retry-After` (seconds) after too many messages, 413 for an absurdly long one.
 */
export const sendContact = {
  method: 'POST',
  route: '/api/contact',
  path: () => '/api/contact',
  /** A field that people never see and leave empty. What fills it in is a program: it is thanked, and nothing is stored. */
  honeypotField: 'website',
  /** A field that says how long the form was open. What was quicker than people are is a program too, and treated alike. */
  filledInField: 'filledInMs',
} as const;

export const SendContactRequest = schema(() =>
  Type.Object(
    {
      ...ContactMessage.properties,
      [sendContact.honeypotField]: Type.Optional(
        Type.String({
          maxLength: textLimits.contactMessage,
          description: 'stays empty: only programs fill it in',
        }),
      ),
      [sendContact.filledInField]: Type.Optional(
        Type.Number({ minimum: 0, description: 'how long the form was open, in milliseconds' }),
      ),
    },
    { additionalProperties: false },
  ),
);
export type SendContactRequest = Static<typeof SendContactRequest>;

/** Says no more than that the message is kept: people get their answer by mail. */
export const ContactReceipt = schema(() => Type.Object({ received: Type.Literal(true) }));
export type ContactReceipt = Static<typeof ContactReceipt>;

export const SendContactResponse = schema(() => successOf(ContactReceipt));
export type SendContactResponse = Static<typeof SendContactResponse>;

/** The body of every answer but 200: as everywhere, and its sentence once more where the product spec reads it. */
export const ContactFailure = schema(() =>
  Type.Object({ success: Type.Literal(false), error: ApiError, message: Type.String() }),
);
export type ContactFailure = Static<typeof ContactFailure>;
