import { expect, test } from 'vitest';
import { complianceElements, type ComplianceElementId } from './compliance-elements.ts';
import { normalizeText, saysElement } from './element-patterns.ts';
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
  [
    'Solo para mayores de 18. Sin diversión no hay juego. La ludopatía es un riesgo.',
    ['ageMark', 'responsibleGaming'],
  ],
  ['Si juegas, juega con responsabilidad', ['responsibleGaming']],
  ['Jugar sin control puede ser perjudicial', ['responsibleGaming']],
  ['Wat kost gokken jou? Stop op tijd. 18+', ['ageMark', 'responsibleGaming']],
  ['Gambling can be addictive', ['responsibleGaming']],
  ['Glücksspiel kann süchtig machen', ['responsibleGaming']],
  ['Hilfe finden Sie auf www.buwei.de', ['helpline']],
  ['check-dein-spiel.de', ['helpline']],
  ['If you have a gambling problem, please call', ['helpline']],
  ['Ts & Cs apply', ['terms']],
  ["T&C's apply", ['terms']],
  ['Terms and conditions apply', ['terms']],
  ['Kein Echtgeld-Glücksspiel', ['noRealMoney']],
  ['Spiele jetzt um Echtgeld', []],
  ['Why not win real money?', []],
  ['Slots, bingo, etc.', []],
  ['WIN 1 BTC', []],
  ['Get CS', []],
  ['Weather conditions', []],
  ['Fun in terms of slots', []],
  ['Not responsible for losses', []],
  ['🔞', []],
  ['Spin!', []],
  ['Download Now!', []],
  ['2 spins left', []],
  ['118+ slots', []],
])('recognizes what "%s" says', (text, expected) => {
  const found = complianceElements.filter((id) => saysElement(id, text));
  expect(found).toEqual(expected);
});

test('recognizes the texts of all presets', () => {
  const missed = presets.flatMap(({ id: presetId, elements }) =>
    complianceElements.flatMap((id) =>
      Object.values(elements[id]?.texts ?? {})
        .filter((text) => !saysElement(id, text))
        .map((text) => [presetId, id, text]),
    ),
  );
  expect(missed).toEqual([]);
});

test('keeps a text of symbols, so that others do not equal it', () => {
  expect(normalizeText(' 🔞 ')).toBe('🔞');
  expect(normalizeText('18+ 🔞')).toBe('18+');
});

test('reads a hostile text in time that grows with its length', () => {
  for (const part of ['gesetzlich', 'gesetzlichen ', 'responsib', 'terms ', ' '])
    for (const id of complianceElements) expect(() => saysElement(id, part.repeat(20_000))).not.toThrow();
});
