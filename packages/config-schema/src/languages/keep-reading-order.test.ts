import { expect, test } from 'vitest';
import { keepReadingOrder } from './keep-reading-order.ts';

// Requirement: language.reading-order
test.each([
  ['اربح 50% الآن', 'اربح <50%> الآن'],
  ['النتيجة 9/10', 'النتيجة <9/10>'],
  ['مكافأة +€100', 'مكافأة <+€100>'],
  ['בונוס של 1,000₪', 'בונוס של <1,000₪>'],
  ['1 000 € مجانًا', '^<1 000> € مجانًا'],
  ['גיל 18+', 'גיל <18+>'],
  ['التقييم 4.8', 'التقييم <4.8>'],
  ['اتصل بالرقم 1-800-522-4700', 'اتصل بالرقم <1-800-522-4700>'],
])('keeps the values in %s together', (text, marked) => {
  expect(showMarks(keepReadingOrder(text, 'ar'))).toBe(marked);
});

test('leaves the hyphen between a letter and a number to the word', () => {
  expect(showMarks(keepReadingOrder('הנחה ב-50%', 'he'))).toBe('הנחה ב-<50%>');
});

test('reads a text from right to left although it begins with a foreign name or a value', () => {
  expect(showMarks(keepReadingOrder('Spinreel: العب الآن!', 'ar'))).toBe('^Spinreel: العب الآن!');
  expect(showMarks(keepReadingOrder('50% הנחה', 'he'))).toBe('^<50%> הנחה');
});

test('marks a text in another language than the ad', () => {
  expect(showMarks(keepReadingOrder('50% خصم', 'en'))).toBe('^<50%> خصم');
});

test.each([
  ['50%', 'ar'],
  ['+€100', 'he'],
  ['Spin to win!', 'ar'],
  ['العب الآن 7 مرات', 'ar'],
  ['Play قمار, win 50%', 'en'],
  ['50 % Rabatt', 'de'],
] as const)('leaves %s in %s as it is', (text, language) => {
  expect(keepReadingOrder(text, language)).toBe(text);
});

/** Shows the invisible marks: `^` for right to left, `<` and `>` around what is read from left to right. */
function showMarks(text: string): string {
  let isOpen = false;
  return text.replaceAll('\u200F', '^').replaceAll('\u200E', () => {
    isOpen = !isOpen;
    return isOpen ? '<' : '>';
  });
}
