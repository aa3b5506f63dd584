/** Ages from which anything is allowed. */
const age = String.raw`(?<age>1[6-9]|2[0-5])`;

/** A number that goes on, or an amount. */
const isAmount = String.raw`\d|[.,'’]\d| \d{3}(?!\d)| ?[%$€£¥₹×]|[km](?!\p{L})`;
const notAmount = `(?!${isAmount})`;

/** What may follow an age mark without a sign between. After other words, such as `free spins`, it is a number of things. */
const followers = [
  String.raw`only|to (?:play|bet|enter|gamble|join|participate|register)|players? only|please|play|know|visit|call|see`,
  String.raw`t['’]?s? ?& ?c['’]?s?|terms|gambl\p{L}*|be ?gamble\p{L}*|when|must|may|no purchase|void|(?:new )?customers|residents`,
  String.raw`nur|bitte|spiel\p{L}*|solo|sólo|juega|jugar|jouez|réservé|gioca|vietato|apenas|jogue|proibido|verboten`,
].join('|');
const isEnd = String.raw`(?:(?!${isAmount}|[ -]?\p{L})|(?=[ ,-]{1,2}(?:${followers})(?!\p{L})))`;

const years = String.raw`(?:years?|yrs?|jahren?|años|ans|anni|anos)`;

/** How texts word an age. Compared with lower-case text with single spaces. */
const wordings = [
  String.raw`(?<![\p{L}\d+$€£¥₹#×.,'’-]|[$€£¥₹] |(?:win|get|earn|collect) )${age} ?\+${isEnd}`,
  // A number of points looks the same, so only usual ages count.
  String.raw`(?<![\p{L}\d])\+ ?(?!20)${age}${isEnd}`,
  String.raw`(?<![\p{L}\d.,])${age} (?:${years} )?(?:of age )?(?:or|and|&|und|oder|o|y|ou|et|e) (?:over|older|above|up|älter|más|mayores|plus|più|oltre|mais)(?!\p{L})`,
  String.raw`(?<![\p{L}\d.,])${age} ${years} ?(?:\+|of age|old|alt|cumplidos|révolus|compiuti)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:must be|must be at least|aged?|adults|mayores de|menores de|maiores de|minori di|minori di anni|maggiori di) ${age}${notAmount}`,
  String.raw`(?<!\p{L})(?:over|under|at least|unter|über|ab|mindestens|plus de|moins de)[ -]${age}(?:['’]?s)?(?: ${years})?${isEnd}`,
].map((wording) => new RegExp(wording, 'gu'));

/** Returns the age that a text demands, such as 18 for `18+`; null if it demands none. Of several, the highest one. */
export function readAge(text: string): number | null {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const ages = wordings.flatMap((wording) =>
    [...plain.matchAll(wording)].map((found) => found.groups?.['age']),
  );
  return ages.length === 0 ? null : Math.max(...ages.map(Number));
}
