import { ContactMessage } from '@spinreel/config-schema/site/contact-message';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import { Type, type Static } from 'typebox';
import { ApiError, createSuccessSchema } from './schemas/envelope.ts';
import { schema } from './schemas/schema.ts';
import { defineCall } from './schemas/define-call.ts';

/**
 * Sends a message from the contact page. Needs no session. 200 once the message is stored, 422 with the message for an
 * invalid field, 429 with `Retry-After` (seconds) after too many messages, 413 if it is far too long.
 */
export const sendContact = defineCall('POST', '/api/contact', {
  /** A hidden field. If it is filled in, the sender is a program: it gets a normal response, and nothing is stored. */
  honeypotField: 'website',
  /** How long the form was open. If it was too short for a person, the request is treated in the same way. */
  filledInField: 'filledInMs',
});

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

/** Only confirms that the message is stored. People get their answer by mail. */
export const ContactReceipt = schema(() => Type.Object({ received: Type.Literal(true) }));

export const SendContactResponse = schema(() => createSuccessSchema(ContactReceipt));

/** The body of every response except 200: the usual error, with its message also at the top level. */
export const ContactFailure = schema(() =>
  Type.Object({ success: Type.Literal(false), error: ApiError, message: Type.String() }),
);
