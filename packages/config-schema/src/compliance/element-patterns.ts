import type { ComplianceElementId } from './compliance-elements.ts';

/**
 * What recognizes an element in the text of any ad, besides the texts of a preset. Compared with the result of
 * `normalizeText`.
 */
export const elementPatterns: Readonly<Record<ComplianceElementId, RegExp>> = {
  ageMark:
    /(?:^|\D)(?:18|19|20|21) ?\+|\+ ?(?:18|19|20|21)(?!\d)|(?:^|\D)(?:18|19|20|21) (?:or|and|years|jahre|años|ans|anni|anos)(?= |$)|(?:under|unter|ab|over|über) (?:18|19|20|21)(?!\d)/,
  responsibleGaming:
    /responsib|responsab|verantwort|legal (?:gambling )?age|edad legal|âge légal|età legale|idade legal|gesetzlich\S* (?:glücksspiel)?alter|gambling (?:involves risk|can be (?:dangerous|addictive))|glücksspiel (?:birgt|kann)|when the fun stops|jeux d argent et de hasard peuvent/,
  helpline:
    /1 800 (?:gambler|522 4700|426 2537)|gambling problem|problem gambling|gambling helpline|begambleaware|gamcare|gamstop|gamblers anonymous|spielsucht|joueurs info service|spielen mit verantwortung|problemas con el juego|problemi di gioco/,
  terms:
    /terms|t ?(?:&|and)? ?cs?(?: |$)|conditions|(?:official|eligibility) rules|agb(?: |$)|teilnahmebeding|geschäftsbeding|términos|termini(?: |$)|termos|bases (?:legales|oficiales)|in app (?:purchases|käufe)|compras (?:opcionales )?en la aplicación|achats intégrés|acquisti in app|compras opcionais/,
  noPurchaseNecessary:
    /no purchase (?:is )?necessary|no purchase (?:is )?required|kein kauf (?:erforderlich|notwendig)|ohne kauf|no es necesari[oa] comprar|sin obligación de compra|sans obligation d achat|nessun acquisto necessario|sem necessidade de compra/,
  noRealMoney:
    /no real money|not? (?:offer|involve) real money|(?:cannot|can t|not) win real|no (?:opportunity|chance) to win (?:real )?money|(?:kein|nicht um) echt(?:es )?geld|echtgeld|sin (?:apuestas con )?dinero real|aucun (?:jeu d )?argent réel|nessun gioco con denaro reale|sem (?:apostas com )?dinheiro real|nenhum dinheiro real/,
};

/** Reduces a text to lower-case letters, digits, `+`, `&` and single spaces, so that texts can be compared. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+&]+/gu, ' ')
    .trim();
}
