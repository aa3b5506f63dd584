import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Returns whether two passwords are the same text, regardless of Unicode composition. Runs in constant time. */
export function isSamePassword(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** A password that is easy to read aloud and hard to guess (more than 90 bits), such as `kumtar7-...`. */
export function generatePassword(): string {
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
