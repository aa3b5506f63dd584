import { emailPattern } from '@spinreel/config-schema/rules/contact-rules';

/** The server, recipient and sender of mail. */
export interface MailSettings {
  /** `smtp://user:password@host:port`, or `smtps:` for a connection that is encrypted from its beginning. */
  readonly smtpUrl: string;
  readonly to: string;
  readonly from: string;
}

/** Reads `SMTP_URL`, `CONTACT_TO` and `CONTACT_FROM`; null without the first. Adds what cannot be used to `problems`. */
export function readMailSettings(
  text: (name: string, fallback: string) => string,
  problems: string[],
): MailSettings | null {
  const smtpUrl = text('SMTP_URL', '');
  if (smtpUrl === '') return null;
  const to = text('CONTACT_TO', '');
  const from = text('CONTACT_FROM', to);
  if (!/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '')) {
    problems.push('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587');
  }
  const isAddress = new RegExp(emailPattern);
  if (!isAddress.test(to)) problems.push('CONTACT_TO must be an email address when SMTP_URL is set');
  else if (!isAddress.test(from)) problems.push('CONTACT_FROM must be an email address');
  return { smtpUrl, to, from };
}
