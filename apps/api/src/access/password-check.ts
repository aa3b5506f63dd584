import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Whether two passwords are the same text, however it is composed; takes equally long whatever they are. */
export function isSamePassword(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** A password that is easy to read aloud and hard to guess (more than 90 bits), such as `kumtar7-...`. */
export function makePassword(): string {
  return Array.from({ length: 4 }, () => `${syllable()}${syllable()}${randomInt(2, 10)}`).join('-');
}

const consonants = 'bdfghjkmnprstvz';
const vowels = 'aeiou';

function syllable(): string {
  return `${consonants[randomInt(consonants.length)]}${vowels[randomInt(vowels.length)]}${consonants[randomInt(consonants.length)]}`;
}

function digest(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFC')).digest();
}
