import { expect, test, vi } from 'vitest';
import { oncePer } from './once-per.ts';

test('finds once for each subject, also if there is nothing to find', () => {
  const find = vi.fn(({ name }: { name: string }) => (name === '' ? undefined : name));
  const findOnce = oncePer(find);
  const [named, nameless] = [{ name: 'page' }, { name: '' }];
  expect([named, nameless, named, nameless].map(findOnce)).toEqual(['page', undefined, 'page', undefined]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('finds again after an error', () => {
  const find = vi
    .fn(() => 1)
    .mockImplementationOnce(() => {
      throw new Error('interrupted');
    });
  const findOnce = oncePer(find);
  const subject = {};
  expect(() => findOnce(subject)).toThrow('interrupted');
  expect(findOnce(subject)).toBe(1);
});
