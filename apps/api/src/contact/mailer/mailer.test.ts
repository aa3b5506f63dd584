import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/outside-services/start-mail-server.ts';
import { createContactMessages, type StoredMessage } from '../contact-messages.ts';
import { openSqlite } from '../../storage/sqlite/open-sqlite.ts';
import type { Mailer } from './mailer.ts';
import { openMailer } from './open-mailer.ts';

const hostile: StoredMessage = {
  id: 'message-1',
  name: 'Zoë "X" <b@c.d>, 李',
  email: 'zoe@example.com',
  message: 'Line one\n.\nFrom the reels\r\nBcc: x@y.z\n\n👋 \\ \' " ; drop table contact_message',
  receivedAt: '2026-11-22T12:00:00.000Z',
};

describe.each(['outbox', 'smtp'] as const)('the %s mailer', (kind) => {
  // Requirement: contact.delivery
  it('stores a message exactly, also across a restart', async () => {
    const mail = await setup(kind);
    const mailer = await mail.open();
    await mailer.accept(hostile);
    await mailer.close();
    const reopened = await mail.open();
    expect(await mail.messages.listWaiting()).toEqual([hostile]);
    await reopened.close();
  });

  it('stores a message once, however often it is received', async () => {
    const mail = await setup(kind);
    const mailer = await mail.open();
    await mailer.accept(hostile);
    await mailer.accept({ ...hostile, name: 'another' });
    expect(await mail.messages.listWaiting()).toEqual([hostile]);
  });
});

it('mails a message to the configured address, with the writer as Reply-To', async () => {
  const mail = await setup('smtp');
  const mailer = await mail.open();
  mailer.start(mail.report);
  await mailer.accept({ ...hostile, name: 'Ana', message: 'Hello\nyou' });
  await mail.server.seen(1);
  await mailer.close();
  const [received] = mail.server.arrived;
  expect(received).toMatchObject({ from: 'ads@example.com', to: ['team@example.com'] });
  const headers = Object.fromEntries(received?.headers ?? []);
  expect(headers).toMatchObject({
    from: 'Spinreel <ads@example.com>',
    to: 'team@example.com',
    'reply-to': 'Ana <zoe@example.com>',
    subject: 'Contact form: Ana',
    'message-id': '<message-1@example.com>',
  });
  expect(received?.body).toMatch(/^Hello\r\nyou\r\n/);
  expect([await mail.messages.listWaiting(), mail.problems]).toEqual([[], []]);
});

// Requirement: contact.abuse
it.each([
  { name: 'Ana\r\nBcc: x@y.z' },
  { name: 'Ana\nContent-Type: text/html\n\n<b>' },
  { name: 'a, b@c.d, "' },
  { email: 'a@b.co\r\nBcc: x@y.z' },
  { email: 'a@b.co, c@d.co' },
  { email: 'a@b.co\r\nRCPT TO:<x@y.z>' },
  { message: '\r\n.\r\nMAIL FROM:<x@y.z>\r\n' },
])('%j adds no header, recipient or mail, even without validation', async (part) => {
  const mail = await setup('smtp');
  const mailer = await mail.open();
  mailer.start(mail.report);
  await mailer.accept({ ...hostile, ...part });
  await mail.server.seen(1);
  await mailer.close();
  expect(mail.server.arrived).toHaveLength(1);
  const [received] = mail.server.arrived;
  expect(received?.to).toEqual(['team@example.com']);
  expect(received?.headers.map(([name]) => name).toSorted()).toEqual([
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ]);
});

// Requirement: contact.delivery
it('retries with growing delays until the server accepts the mail', async () => {
  const mail = await setup('smtp');
  mail.server.accepts = false;
  for (const [attempt, minutes] of [1, 2, 4].entries()) {
    const mailer = await mail.open();
    mailer.start(mail.report);
    if (attempt === 0) await mailer.accept(hostile);
    await mail.server.seen(attempt + 1);
    await mailer.close();
    mail.clock.nowMs += minutes * serverTimings.mailRetryFirstMs - 1;
    expect(await mail.messages.claimDue()).toBeNull();
    mail.clock.nowMs += 1;
  }
  expect(mail.problems).toHaveLength(3);
  mail.server.accepts = true;
  const mailer = await mail.open();
  mailer.start(mail.report);
  await mail.server.seen(4);
  await mailer.close();
  expect([mail.server.arrived.length, await mail.messages.listWaiting()]).toEqual([1, []]);
});

it('mails messages that were stored before there was a mail server', async () => {
  const mail = await setup('outbox');
  await (await mail.open()).accept(hostile);
  const mailer = await openMailer(mail.messages, mail.mail);
  mailer.start(mail.report);
  await mail.server.seen(1);
  await mailer.close();
  expect(mail.server.arrived).toHaveLength(1);
});

it('mails a message once, although two servers share the database', async () => {
  const mail = await setup('smtp');
  const mailers = await Promise.all([mail.open(), mail.open()]);
  await mail.messages.store(hostile);
  await mail.messages.store({ ...hostile, id: 'message-2' });
  for (const mailer of mailers) mailer.start(mail.report);
  await mail.server.seen(2);
  for (const mailer of mailers) await mailer.close();
  const ids = mail.server.arrived.map(({ headers }) => Object.fromEntries(headers)['message-id']);
  expect(new Set(ids)).toEqual(new Set(['<message-1@example.com>', '<message-2@example.com>']));
  expect(ids).toHaveLength(2);
});

interface TestMail {
  server: MailServer;
  messages: ReturnType<typeof createContactMessages>;
  mail: { smtpUrl: string; to: string; from: string };
  clock: { nowMs: number };
  problems: unknown[];
  report: (error: unknown) => void;
  open(): Promise<Mailer>;
}

async function setup(kind: 'outbox' | 'smtp'): Promise<TestMail> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-mail-'));
  const database = await openSqlite(join(folder, 'mail.sqlite'));
  onTestFinished(async () => {
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });
  const server = await startMailServer();
  const clock = { nowMs: Date.parse(hostile.receivedAt) };
  const messages = createContactMessages(database, () => clock.nowMs);
  const mail = { smtpUrl: server.url, to: 'team@example.com', from: 'ads@example.com' };
  const problems: unknown[] = [];
  return {
    server,
    messages,
    mail,
    clock,
    problems,
    report: (error) => void problems.push(error),
    open: () => openMailer(messages, kind === 'smtp' ? mail : null),
  };
}
