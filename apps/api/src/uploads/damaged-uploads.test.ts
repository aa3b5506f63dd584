// Requirement: upload.any-file
import { expect, it } from 'vitest';
import { expectAnyUpload } from '../../test/expect-any-upload.ts';

it('accepts or refuses any file: no failure, no hang, little memory, and accepted files can be played', async () => {
  const answers = await expectAnyUpload({ image: 1, video: 2, audio: 1 });
  // With this seed, different kinds of damage pass the first checks.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(3);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(1);
});
