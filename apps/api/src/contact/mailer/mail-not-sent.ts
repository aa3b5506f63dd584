/**
 * Logged when a mail will be retried. Contains only the error code, because the mail server's message may quote
 * addresses.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly messageId: string;
  readonly code: string;

  constructor(messageId: string, reason: unknown) {
    super('A contact message could not be mailed and will be tried again');
    this.messageId = messageId;
    this.code = describeCodes(reason);
  }
}

function describeCodes(reason: unknown): string {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } =
    typeof reason === 'object' && reason !== null ? reason : {};
  const codes = typeof code === 'string' ? [code] : [];
  return [...codes, ...(typeof responseCode === 'number' ? [responseCode] : [])].join(' ') || 'unknown';
}
