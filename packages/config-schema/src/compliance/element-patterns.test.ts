import { expect, test } from 'vitest';
import { complianceElements, type ComplianceElementId } from './compliance-elements.ts';
import { elementPatterns, normalizeText } from './element-patterns.ts';
import { presets } from './presets/presets.ts';

test.each<[string, ComplianceElementId[]]>([
  ['18+', ['ageMark']],
  ['Must be 21+ to play.', ['ageMark']],
  ['+18', ['ageMark']],
  ['For players of 18 years and older', ['ageMark']],
  ['Gambling problem? Call 1-800-GAMBLER.', ['helpline']],
  ['BeGambleAware.org', ['helpline']],
  ['National Gambling Helpline: 0808 8020 133', ['helpline']],
  ['Please play responsibly', ['responsibleGaming']],
  ['T&Cs apply', ['terms']],
  ['NO PURCHASE NECESSARY', ['noPurchaseNecessary']],
  ['No real money gambling', ['noRealMoney']],
  ['21+ only. Gambling problem? Call 1-800-GAMBLER. Terms apply.', ['ageMark', 'helpline', 'terms']],
  ['Win 1800+ coins', []],
  ['Spin!', []],
  ['Download Now!', []],
  ['2 spins left', []],
  ['118+ slots', []],
])('recognizes what "%s" says', (text, expected) => {
  const found = complianceElements.filter((id) => elementPatterns[id].test(normalizeText(text)));
  expect(found).toEqual(expected);
});

test('recognizes the texts of all presets', () => {
  const missed = presets.flatMap(({ id: presetId, elements }) =>
    complianceElements.flatMap((id) =>
      Object.values(elements[id]?.texts ?? {})
        .filter((text) => !elementPatterns[id].test(normalizeText(text)))
        .map((text) => [presetId, id, text]),
    ),
  );
  expect(missed).toEqual([]);
});
