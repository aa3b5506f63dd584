import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { ContactMessage } from '../site/contact-message.ts';
import { canSendContact, findContactProblem } from './contact-rules.ts';

const valid = { name: 'Ana Müller', email: 'ana@example.com', message: 'Hello\nyou' };
const schema = Compile(ContactMessage);

test.each([
  valid,
  { name: 'A', email: 'a@b.co' },
  { ...valid, email: "o'brien+ads@mail.example.co.uk" },
  { ...valid, name: 'x'.repeat(100), message: 'x'.repeat(4000) },
])('%j is accepted by the form and by the server', (fields) => {
  expect(findContactProblem(fields)).toBeNull();
  expect(schema.Check(fields)).toBe(true);
});

// Requirement: contact.required-fields
test.each([
  [{ ...valid, name: ' ' }, 'contact-name-missing'],
  [{ ...valid, name: 'x'.repeat(101) }, 'contact-name-too-long'],
  [{ ...valid, name: 'Ana\r\nBcc: x@y.z' }, 'contact-name-invalid'],
  [{ ...valid, email: '' }, 'contact-email-missing'],
  [{ ...valid, email: 'ana' }, 'contact-email-invalid'],
  [{ ...valid, email: 'ana@localhost' }, 'contact-email-invalid'],
  [{ ...valid, email: 'a@b.c\r\nBcc: x@y' }, 'contact-email-invalid'],
  [{ ...valid, email: 'a@b.co, c@d.co' }, 'contact-email-invalid'],
  [{ ...valid, email: 'a@b.co;c@d.co' }, 'contact-email-invalid'],
  [{ ...valid, email: 'Ana <a@b.co>' }, 'contact-email-invalid'],
  [{ ...valid, email: '"a b"@c.co' }, 'contact-email-invalid'],
  [
    {
      ...valid,
      email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`,
    },
    'contact-email-invalid',
  ],
  [{ ...valid, message: 'x'.repeat(4001) }, 'contact-message-too-long'],
])('%j is refused by the form and by the server', (fields, code) => {
  expect(findContactProblem(fields)?.code).toBe(code);
  expect(schema.Check(fields)).toBe(false);
});

test('a long hostile address is refused at once', () => {
  expect(findContactProblem({ ...valid, email: `a@${'a.'.repeat(126)}` })).toEqual({
    code: 'contact-email-invalid',
    field: 'contact.email',
    params: {},
  });
});

test.each([
  ['Ana', 'a@b.co', true],
  [' ', 'a@b.co', false],
  ['Ana', '  ', false],
])('with name %j and email %j the form can be sent: %j', (name, email, expected) => {
  expect(canSendContact({ name, email })).toBe(expected);
});
