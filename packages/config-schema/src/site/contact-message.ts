import { Type, type Static } from 'typebox';
import { emailPattern, oneLinePattern } from '../rules/contact-rules.ts';
import { textLimits } from '../limits/limits.ts';

/** What the contact form sends (requirement contact.required-fields). */
export const ContactMessage = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: textLimits.contactName, pattern: oneLinePattern }),
    email: Type.String({ maxLength: textLimits.contactEmail, pattern: emailPattern }),
    message: Type.Optional(Type.String({ maxLength: textLimits.contactMessage })),
  },
  { additionalProperties: false },
);
export type ContactMessage = Static<typeof ContactMessage>;
