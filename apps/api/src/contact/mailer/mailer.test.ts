import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timings } from '@spinreel/config-schema/limits/timings';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/start-mail-server.ts';
import { createContactMessages, type KeptMessage } from '../contact-messages.ts';
import { openSqlite } from '../../storage/sqlite/open-sqlite.ts';
import type { Mailer } from './mailer.ts';
import { openMailer } from './open-mailer.ts';

const hostile: KeptMessage = {
  id: 'message-1',
  name: 'Zoë "X" <b@c.d>, 李',
  email: 'zoe@example.com',
  message: 'Line one\n.\nFrom the reels\r\nBcc: x@y.z\n\n👋 \\ \' " ; drop table contact_message',
  receivedAt: '2026-11-22T12:00:00.000Z',
};

describe.each(['kept', 'smtp'] as const)('the mailer %s', (kind) => {
  // Requirement: contact.delivery
  it('stores a message exactly, also across a restart', async () => {
    const house = await setup(kind);
    const mailer = await house.open();
    await mailer.accept(hostile);
    await mailer.close();
    const again = await house.open();
    expect(await house.messages.listWaiting()).toEqual([hostile]);
    await again.close();
  });

  it('stores a message once, however often it is received', async () => {
    const house = await setup(kind);
    const mailer = await house.open();
    await mailer.accept(hostile);
    await mailer.accept({ ...hostile, name: 'another' });
    expect(await house.messages.listWaiting()).toEqual([hostile]);
  });
});

it('mails a message to the configured address, with the writer as Reply-To', async () => {
  const house = await setup('smtp');
  const mailer = await house.open();
  mailer.start(house.report);
  await mailer.accept({ ...hostile, name: 'Ana', message: 'Hello\nyou' });
  await house.server.seen(1);
  await mailer.close();
  const [mail] = house.server.arrived;
  expect(mail).toMatchObject({ from: 'ads@example.com', to: ['team@example.com'] });
  const headers = Object.fromEntries(mail?.headers ?? []);
  expect(headers).toMatchObject({
    from: 'Spinreel <ads@example.com>',
    to: 'team@example.com',
    'reply-to': 'Ana <zoe@example.com>',
    subject: 'Contact form: Ana',
    'message-id': '<message-1@example.com>',
  });
  expect(mail?.body).toMatch(/^Hello\r\nyou\r\n/);
  expect([await house.messages.listWaiting(), house.problems]).toEqual([[], []]);
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
])('%j adds no header, no reader and no mail, even where no check came before', async (part) => {
  const house = await setup('smtp');
  const mailer = await house.open();
  mailer.start(house.report);
  await mailer.accept({ ...hostile, ...part });
  await house.server.seen(1);
  await mailer.close();
  expect(house.server.arrived).toHaveLength(1);
  const [mail] = house.server.arrived;
  expect(mail?.to).toEqual(['team@example.com']);
  expect(mail?.headers.map(([name]) => name).toSorted()).toEqual([
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
  const house = await setup('smtp');
  house.server.accepts = false;
  for (const [attempt, minutes] of [1, 2, 4].entries()) {
    const mailer = await house.open();
    mailer.start(house.report);
    if (attempt === 0) await mailer.accept(hostile);
    await house.server.seen(attempt + 1);
    await mailer.close();
    house.clock.nowMs += minutes * timings.mailRetryFirstMs - 1;
    expect(await house.messages.claimDue()).toBeNull();
    house.clock.nowMs += 1;
  }
  expect(house.problems).toHaveLength(3);
  house.server.accepts = true;
  const mailer = await house.open();
  mailer.start(house.report);
  await house.server.seen(4);
  await mailer.close();
  expect([house.server.arrived.length, await house.messages.listWaiting()]).toEqual([1, []]);
});

it('mails messages that were stored before there was a mail server', async () => {
  const house = await setup('kept');
  await (await house.open()).accept(hostile);
  const mailer = await openMailer(house.messages, house.mail);
  mailer.start(house.report);
  await house.server.seen(1);
  await mailer.close();
  expect(house.server.arrived).toHaveLength(1);
});

it('mails a message once, although two servers share the database', async () => {
  const house = await setup('smtp');
  const mailers = await Promise.all([house.open(), house.open()]);
  await house.messages.keep(hostile);
  await house.messages.keep({ ...hostile, id: 'message-2' });
  for (const mailer of mailers) mailer.start(house.report);
  await house.server.seen(2);
  for (const mailer of mailers) await mailer.close();
  const ids = house.server.arrived.map(({ headers }) => Object.fromEntries(headers)['message-id']);
  expect(new Set(ids)).toEqual(new Set(['<message-1@example.com>', '<message-2@example.com>']));
  expect(ids).toHaveLength(2);
});

interface House {
  server: MailServer;
  messages: ReturnType<typeof createContactMessages>;
  mail: { smtpUrl: string; to: string; from: string };
  clock: { nowMs: number };
  problems: unknown[];
  report: (error: unknown) => void;
  open(): Promise<Mailer>;
}

async function setup(kind: 'kept' | 'smtp'): Promise<House> {
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
