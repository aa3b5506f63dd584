import { expect, it } from 'vitest';
import { expectAnyUpload } from '../../test/expect-any-upload.ts';

it('accepts or refuses many damaged files of each format', async () => {
  const answers = await expectAnyUpload({ image: 4, video: 8, audio: 3 });
  // With this seed, many different kinds of damage pass the first checks.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(5);
});
