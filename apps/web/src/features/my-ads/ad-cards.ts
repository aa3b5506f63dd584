import type { AdSummaryLine } from '@spinreel/api-contract/list-ads';
import { defaults } from '@spinreel/config-schema/defaults';
import { isStepComplete, wizardSteps, type StepNumber } from '@spinreel/config-schema/wizard-steps';
import type { ListedAd } from '../../ad-draft/device-drafts.ts';
import type { DraftCopy } from '../../ad-draft/draft-copies.ts';

/** An ad as the list shows it. */
export interface AdCard extends ListedAd {
  /** ISO 8601. */
  updatedAt: string;
  coverUrl: string | null;
  /** The first step that is not complete. */
  step: StepNumber;
}

/** The ads to show, newest change first, and those that can be brought back, deleted last first. */
export interface AdCards {
  present: AdCard[];
  deleted: AdCard[];
}

/**
 * The ads that the server named and the drafts of this device, each once. Of the device's own only those are added that
 * never reached the server; `lines` is null while the server cannot be asked: then the device's are all there is.
 */
export function adCards(lines: readonly AdSummaryLine[] | null, copies: readonly DraftCopy[]): AdCards {
  const named = new Set(lines?.map(({ id }) => id));
  const own = copies.filter(({ adId, version }) => !named.has(adId) && (lines === null || version === null));
  const of = (isDeleted: boolean) => {
    const fromServer = (lines ?? []).filter(({ deletedAt }) => (deletedAt !== null) === isDeleted);
    const fromDevice = own.filter(({ deletedAt }) => (deletedAt !== undefined) === isDeleted);
    return [
      ...fromServer.map((line) => ({ card: cardOfLine(line), at: line.deletedAt ?? line.updatedAt })),
      ...fromDevice.map((copy) => ({ card: cardOfCopy(copy), at: copy.deletedAt ?? updatedAt(copy) })),
    ]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ card }) => card);
  };
  return { present: of(false), deleted: of(true) };
}

/** The cards whose name has the words that were typed, in any case. */
export function matching(cards: readonly AdCard[], search: string): AdCard[] {
  const wanted = search.trim().toLocaleLowerCase();
  return cards.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

function cardOfLine({ id, name, updatedAt: at, coverUrl, step }: AdSummaryLine): AdCard {
  return { id, name, home: 'server', updatedAt: at, coverUrl, step: step as StepNumber };
}

function cardOfCopy(copy: DraftCopy): AdCard {
  const { adId, config, version } = copy;
  const step = wizardSteps.find(({ number }) => !isStepComplete(number, config))?.number ?? 1;
  return {
    id: adId,
    name: config.name?.trim() || defaults.name,
    home: version === null ? 'device' : 'server',
    updatedAt: updatedAt(copy),
    coverUrl: config.assets?.coverImage?.processedUrl ?? null,
    step,
  };
}

function updatedAt({ config }: DraftCopy): string {
  return config.updatedAt ?? '';
}
