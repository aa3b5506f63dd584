import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { findAsset } from '../../ad-draft/catalogue/catalogue.ts';
import { findHandle } from '../../ad-draft/document/find-handle.ts';
import { measureVideo } from '../../ad-draft/document/measure-video.ts';
import { getShownUrl } from '../../ad-draft/catalogue/catalogue.ts';
import type { AdSummaryLine } from '@spinreel/api-contract/ads';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { isUntouchedAd } from '@spinreel/config-schema/ad/saving/untouched-ad';
import { isStepComplete, wizardSteps, type StepNumber } from '@spinreel/config-schema/rules/wizard-steps';
import type { ListedAd } from '../../ad-draft/saving/device/device-drafts.ts';
import type { DraftCopy } from '../../ad-draft/saving/device/draft-copy.ts';

/** An ad of the list. */
export interface AdCard extends ListedAd {
  /** ISO 8601. */
  updatedAt: string;
  coverUrl: string | null;
  /** The first incomplete step. */
  step: StepNumber;
}

/** The ads to show, newest change first, and the deleted ads that can be restored, most recently deleted first. */
export interface AdCards {
  present: AdCard[];
  deleted: AdCard[];
}

/**
 * Merges the server's list with this device's drafts; each ad appears once. Unedited ads are left out. Of the device's
 * drafts, only those that never reached the server are added. If the server cannot be reached, `lines` is null and all
 * drafts of the device are used.
 */
export function buildAdCards(lines: readonly AdSummaryLine[] | null, copies: readonly DraftCopy[]): AdCards {
  const named = new Set(lines?.map(({ id }) => id));
  const own = copies.filter(({ adId, version }) => !named.has(adId) && (lines === null || version === null));
  const listCards = (isDeleted: boolean) => {
    const fromServer = (lines ?? []).filter(
      ({ deletedAt, isUntouched }) => !isUntouched && (deletedAt !== null) === isDeleted,
    );
    const fromDevice = own.filter(
      (copy) => !isUntouchedAd(getDatedDocument(copy)) && (copy.deletedAt !== undefined) === isDeleted,
    );
    return [
      ...fromServer.map((line) => ({ card: createCardFromLine(line), at: line.deletedAt ?? line.updatedAt })),
      ...fromDevice.map((copy) => ({
        card: createCardFromCopy(copy),
        at: copy.deletedAt ?? copy.updatedAt ?? '',
      })),
    ]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .map(({ card }) => card);
  };
  return { present: listCards(false), deleted: listCards(true) };
}

/** Returns the cards whose name contains the search text, ignoring case. */
export function filterCards(cards: readonly AdCard[], search: string): AdCard[] {
  const wanted = search.trim().toLocaleLowerCase();
  return cards.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

function createCardFromLine({ id, name, updatedAt: at, coverUrl, step }: AdSummaryLine): AdCard {
  return { id, name, home: 'server', updatedAt: at, coverUrl, step: step as StepNumber };
}

function createCardFromCopy(copy: DraftCopy): AdCard {
  const { adId, document, assets = {}, version } = copy;
  const handle = findHandle(document, 'coverImage');
  const config = measureVideo(document, findAsset(assets, findHandle(document, 'gameplayVideo')));
  const step = wizardSteps.find(({ number }) => !isStepComplete(number, config))?.number ?? 1;
  return {
    id: adId,
    name: document.name?.trim() || defaults.name,
    home: version === null ? 'device' : 'server',
    updatedAt: copy.updatedAt ?? '',
    coverUrl: handle === null ? null : getShownUrl(assets, handle),
    step,
  };
}

function getDatedDocument({ document, createdAt, updatedAt }: DraftCopy): AdConfig {
  return { ...document, ...(createdAt && { createdAt }), ...(updatedAt && { updatedAt }) };
}
