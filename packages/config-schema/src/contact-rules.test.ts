import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { ContactMessage } from './contact-message.ts';
import { canSendContact, contactProblem } from './contact-rules.ts';
import { messages } from './messages.ts';

const valid = { name: 'Ana Müller', email: 'ana@example.com', message: 'Hello\nyou' };
const schema = Compile(ContactMessage);
const { nameRequired, nameTooLong, nameInvalid, emailRequired, emailInvalid, messageTooLong } =
  messages.contact;

test.each([
  valid,
  { name: 'A', email: 'a@b.co' },
  { ...valid, email: "o'brien+ads@mail.example.co.uk" },
  { ...valid, name: 'x'.repeat(100), message: 'x'.repeat(4000) },
])('%j is accepted by the form and by the server', (fields) => {
  expect(contactProblem(fields)).toBeNull();
  expect(schema.Check(fields)).toBe(true);
});

test.each([
  [{ ...valid, name: ' ' }, nameRequired],
  [{ ...valid, name: 'x'.repeat(101) }, nameTooLong],
  [{ ...valid, name: 'Ana\r\nBcc: x@y.z' }, nameInvalid],
  [{ ...valid, email: '' }, emailRequired],
  [{ ...valid, email: 'ana' }, emailInvalid],
  [{ ...valid, email: 'ana@localhost' }, emailInvalid],
  [{ ...valid, email: 'a@b.c\r\nBcc: x@y' }, emailInvalid],
  [{ ...valid, email: 'a@b.co, c@d.co' }, emailInvalid],
  [{ ...valid, email: 'a@b.co;c@d.co' }, emailInvalid],
  [{ ...valid, email: 'Ana <a@b.co>' }, emailInvalid],
  [{ ...valid, email: '"a b"@c.co' }, emailInvalid],
  [
    {
      ...valid,
      email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
    },
    emailInvalid,
  ],
  [{ ...valid, message: 'x'.repeat(4001) }, messageTooLong],
])('%j is refused by the form and by the server', (fields, problem) => {
  expect(contactProblem(fields)).toBe(problem);
  expect(schema.Check(fields)).toBe(false);
});

test('a long hostile address is refused at once', () => {
  expect(contactProblem({ ...valid, email: `a@${'a.'.repeat(126)}` })).toBe(emailInvalid);
});

test.each([
  ['Ana', 'a@b.co', true],
  [' ', 'a@b.co', false],
  ['Ana', '  ', false],
])('with name %j and email %j the form can be sent: %j', (name, email, expected) => {
  expect(canSendContact({ name, email })).toBe(expected);
});
