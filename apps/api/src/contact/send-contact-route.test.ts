import { sendContact } from '@spinreel/api-contract/contact';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { contactRateLimit, timings } from '@spinreel/config-schema/limits/timings';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { expect, it } from 'vitest';
import { startMailServer } from '../../test/outside-services/start-mail-server.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { createContactMessages } from './contact-messages.ts';
import type { Settings } from '../settings/settings.ts';
import { sweep } from '../sweeper/sweep.ts';

const valid = { name: 'Ana Müller', email: 'ana@example.com', message: 'Hello\nyou' };

// Requirement: contact.delivery
it('stores anybody’s message and confirms only that', async () => {
  const { server, waiting } = await setup();
  const answer = await server.visitor().json('POST', '/api/contact', valid);
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { received: true } }]);
  expect(await waiting()).toMatchObject([{ ...valid, receivedAt: '2026-11-22T12:00:00.000Z' }]);
});

// Requirement: contact.delivery
it('keeps the text of a message without invisible characters', async () => {
  const { server, waiting } = await setup();
  await server.visitor().json('POST', '/api/contact', { ...valid, message: 'a\u0000b\r\nBcc: x@y' });
  expect(await waiting()).toMatchObject([{ message: 'ab\r\nBcc: x@y' }]);
});

// Requirement: contact.required-fields
it('a message is optional', async () => {
  const { server, waiting } = await setup();
  const { message: _left, ...short } = valid;
  expect((await server.visitor().json('POST', '/api/contact', short)).statusCode).toBe(200);
  expect(await waiting()).toMatchObject([{ ...short, message: '' }]);
});

// Requirement: contact.abuse
it.each([
  [{ ...valid, email: 'a@b.c\r\nBcc: x@y' }, 'contact-email-invalid', 'contact.email'],
  [{ ...valid, name: 'Ana\r\nBcc: x@y' }, 'contact-name-invalid', 'contact.name'],
  [{ ...valid, email: 'a@b.co, c@d.co' }, 'contact-email-invalid', 'contact.email'],
  [{ ...valid, name: ' ' }, 'contact-name-missing', 'contact.name'],
  [{ email: valid.email }, 'contact-name-missing', 'contact.name'],
  [{ ...valid, message: 'x'.repeat(4001) }, 'contact-message-too-long', 'contact.message'],
  [null, 'contact-name-missing', 'contact.name'],
] as const)('refuses %j with the problem %s, and stores nothing', async (body, code, field) => {
  const { server, waiting } = await setup();
  const answer = await server.visitor().json('POST', '/api/contact', body);
  const problem = { code, field, params: {} };
  const message = describeProblem(problem);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { success: false, error: { code: 'unacceptable', message, problem }, message },
  ]);
  expect(await waiting()).toEqual([]);
});

// Requirement: contact.abuse
it.each([
  { ...valid, name: ['Ana'] },
  { ...valid, admin: true },
  { ...valid, filledInMs: -1 },
])('refuses %j, which the form never sends, and stores nothing', async (body) => {
  const { server, waiting } = await setup();
  const answer = await server.visitor().json('POST', '/api/contact', body);
  const message = messages.backend.invalid;
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { success: false, error: { code: 'unacceptable', message }, message },
  ]);
  expect(await waiting()).toEqual([]);
});

// Requirement: contact.abuse
it('refuses a message of a megabyte', async () => {
  const { server } = await setup();
  const answer = await server
    .visitor()
    .json('POST', '/api/contact', { ...valid, message: 'x'.repeat(1024 * 1024) });
  expect([answer.statusCode, answer.json().message]).toEqual([413, messages.backend.tooLarge]);
});

// Requirement: contact.abuse
it('thanks a program that fills in the hidden field, and stores nothing', async () => {
  const { server, waiting } = await setup();
  const answer = await server
    .visitor()
    .json('POST', '/api/contact', { ...valid, website: 'https://spam.example' });
  expect([answer.statusCode, answer.json().success]).toEqual([200, true]);
  expect(await waiting()).toEqual([]);
});

// Requirement: contact.abuse
it('thanks a program that is faster than people, and stores nothing', async () => {
  const { server, waiting } = await setup();
  const filledIn = async (ms: number) =>
    await server.visitor().json('POST', '/api/contact', { ...valid, [sendContact.filledInField]: ms });
  const quick = await filledIn(serverTimings.contactMinFillMs - 1);
  expect([quick.statusCode, quick.json().success]).toEqual([200, true]);
  expect(await waiting()).toEqual([]);
  expect((await filledIn(serverTimings.contactMinFillMs)).statusCode).toBe(200);
  expect(await waiting()).toMatchObject([valid]);
});

// Requirement: contact.abuse
it('accepts the first of twenty messages in a minute, whatever address is claimed', async () => {
  const { server, clock, waiting } = await setup();
  const visitor = server.visitor();
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const answer = await visitor.json('POST', '/api/contact', valid, {
      'x-forwarded-for': `203.0.113.${count}`,
    });
    statuses.push(answer.statusCode);
    clock.nowMs += 3000;
  }
  const { maxAttempts, windowMs } = contactRateLimit;
  expect(statuses).toEqual(Array.from({ length: 20 }, (_, index) => (index < maxAttempts ? 200 : 429)));
  const refused = await visitor.json('POST', '/api/contact', valid);
  expect(Number(refused.headers['retry-after'])).toBe(windowMs / 1000 - 60);
  expect(refused.json().message).toBe(messages.contact.tooMany);
  expect(await waiting()).toHaveLength(maxAttempts);
  clock.nowMs += windowMs;
  expect((await visitor.json('POST', '/api/contact', valid)).statusCode).toBe(200);
});

// Requirement: contact.delivery
it('accepts messages while the mail server is down, and sends them later, also after a restart', async () => {
  const mailServer = await startMailServer();
  mailServer.accepts = false;
  const mail = { smtpUrl: mailServer.url, to: 'team@example.com', from: 'ads@example.com' };
  const { server, clock } = await setup({ mail });
  expect((await server.visitor().json('POST', '/api/contact', valid)).statusCode).toBe(200);
  await mailServer.seen(1);
  await server.close();
  mailServer.accepts = true;
  clock.nowMs += serverTimings.mailRetryFirstMs;
  const next = await startTestServer({ dataDir: server.dataDir, now: () => clock.nowMs, settings: { mail } });
  await mailServer.seen(2);
  await next.close();
  expect(mailServer.arrived.map(({ to }) => to)).toEqual([['team@example.com']]);
});

it('removes messages some time after they were sent, and all of them in the end', async () => {
  const { server, clock, waiting } = await setup();
  const stored = createContactMessages(server.services.database, () => clock.nowMs);
  await stored.store({ ...valid, id: 'mailed', receivedAt: new Date(clock.nowMs).toISOString() });
  await stored.markMailed('mailed');
  await stored.store({ ...valid, id: 'waiting', receivedAt: new Date(clock.nowMs).toISOString() });
  const ids = async () =>
    (await server.services.database.selectFrom('contact_message').select('id').execute()).map(({ id }) => id);
  clock.nowMs += timings.mailedContactTtlMs;
  await sweep(server.services);
  expect([await ids(), (await waiting()).length]).toEqual([['waiting'], 1]);
  clock.nowMs += timings.contactTtlMs;
  await sweep(server.services);
  expect(await ids()).toEqual([]);
});

async function setup(settings: Partial<Settings> = {}) {
  const clock = { nowMs: Date.parse('2026-11-22T12:00:00Z') };
  const server: TestServer = await startTestServer({ now: () => clock.nowMs, settings });
  const waiting = () => createContactMessages(server.services.database, () => clock.nowMs).listWaiting();
  return { server, clock, waiting };
}
