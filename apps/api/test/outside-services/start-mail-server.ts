import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it arrived at its server. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Unfolded, names in lower case, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

/** A real mail server that stores the mail it accepts. */
export interface MailServer {
  readonly url: string;
  readonly arrived: readonly ArrivedMail[];
  /** Whether the server accepts mail from now on, or temporarily rejects all of it. */
  accepts: boolean;
  /** Resolves once this many mails have been accepted or rejected. */
  seen(count: number): Promise<void>;
}

/** Starts a mail server which is stopped when the test ends. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  let seenCount = 0;
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        if (mailServer.accepts) {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          arrived.push({ from, to: rcptTo.map(({ address }) => address), ...parseMail(raw) });
        }
        done(mailServer.accepts ? null : new Error('No room'));
        seenCount += 1;
        for (const look of waiting) look();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  );
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    accepts: true,
    seen: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (seenCount >= count) resolve();
        };
        waiting.add(look);
        look();
      }),
  };
  return mailServer;
}

function parseMail(raw: string): Pick<ArrivedMail, 'headers' | 'body'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), value.join(':').trim()];
  });
  return { headers, body: raw.slice(end + 4) };
}
