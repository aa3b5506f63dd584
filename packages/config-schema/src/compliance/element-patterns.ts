import type { ComplianceElementId } from './compliance-elements.ts';
import { readAge } from './read-age.ts';

/** What recognizes an element besides its age. Compared with the result of `normalizeText` between two spaces. */
const wordings: Readonly<Record<Exclude<ComplianceElementId, 'ageMark'>, readonly RegExp[]>> = {
  responsibleGaming: [
    /(?<!not |no )responsib(?!le for|ility for)|responsab|responsáve|verantwort/,
    /legal (?:gambling )?age|edad legal|âge légal|età legale|idade legal|gesetzlich(?:en|es)? (?:glücksspiel)?alter/,
    /gambling (?:involves risk|can be (?:dangerous|addictive|harmful))|glücksspiel (?:birgt|kann)/,
    /when the fun stops|jeux d argent et de hasard peuvent|jouer comporte des risques/,
    /ludopat[ií]a|jugar sin control|el juego implica|il gioco (?:comporta|può)|gioco patologico|jogar envolve/,
    /wat kost gokken jou|stop op tijd/,
  ],
  helpline: [
    /1 800 (?:gambler|522 4700|426 2537)|gambling problem|problem gambling|gambling helpline|gamblers anonymous/,
    /begambleaware|gamcare|gamstop|joueurs info service|spielsucht|check dein spiel|buwei de/,
    /spielen mit verantwortung|problemas con el juego|problemi di gioco/,
  ],
  terms: [
    /(?<!in) terms | t ?s? ?(?:&|and) ?c ?s? | tcs (?:and|apply)/,
    / (?:official|eligibility) rules /,
    / conditions (?:apply|applicables?|générales|d utilisation|de participation|of (?:use|participation)) /,
    / (?:voir|see|read|sous) (?:(?:the|les|nos|full) )?conditions /,
    / agb |teilnahmebeding|geschäftsbeding|nutzungsbeding/,
    / t[ée]rminos | termini | termos | bases (?:legales|oficiales) /,
    /in app (?:purchases|käufe)|compras (?:opcionales )?en la aplicación|achats intégrés|acquisti in app|compras opcionais/,
  ],
  noPurchaseNecessary: [
    /no purchase (?:is )?(?:necessary|required)|kein kauf (?:erforderlich|notwendig)|ohne kauf/,
    /no es necesari[oa] comprar|sin obligación de compra|sans obligation d achat|nessun acquisto necessario/,
    /sem necessidade de compra/,
  ],
  noRealMoney: [
    /no real money|not? (?:offer|involve) real money|no (?:opportunity|chance) to win (?:real )?money/,
    /(?:can ?not|can t|impossible to|not possible to) win (?:any )?real/,
    /(?:keine?n?|nicht um|ohne|weder) (?:echtgeld|echtes geld)/,
    /sin (?:apuestas con )?dinero real|aucun (?:jeu d )?argent réel|nessun gioco con denaro reale/,
    /sem (?:apostas com )?dinheiro real|nenhum dinheiro real/,
  ],
};

/** Whether any text says what an element must say, in words of its own. */
export function saysElement(id: ComplianceElementId, text: string): boolean {
  if (id === 'ageMark') return readAge(text) !== null;
  const padded = ` ${normalizeText(text)} `;
  return wordings[id].some((wording) => wording.test(padded));
}

/**
 * Reduces a text to lower-case letters, digits, `+`, `&` and single spaces, so that texts can be compared. A text of other
 * symbols stays as it is.
 */
export function normalizeText(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+&]+/gu, ' ')
    .trim();
  return letters === '' ? text.trim() : letters;
}
