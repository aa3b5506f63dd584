import { createAd, CreateAdResponse } from '@spinreel/api-contract/create-ad';
import { deleteAd } from '@spinreel/api-contract/delete-ad';
import { duplicateAd, DuplicateAdRequest, DuplicateAdResponse } from '@spinreel/api-contract/duplicate-ad';
import { listAds, ListAdsResponse } from '@spinreel/api-contract/list-ads';
import { listVersions, ListVersionsResponse } from '@spinreel/api-contract/list-versions';
import { nameVersion, NameVersionRequest, NameVersionResponse } from '@spinreel/api-contract/name-version';
import { readAd, ReadAdResponse } from '@spinreel/api-contract/read-ad';
import { readVersion, ReadVersionResponse } from '@spinreel/api-contract/read-version';
import { restoreAd, RestoreAdResponse } from '@spinreel/api-contract/restore-ad';
import { saveAd, SaveAdResponse } from '@spinreel/api-contract/save-ad';
import { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Operation } from './operation.ts';

const chapter = 'Ads';

/** Saved ads and their versions. */
export const adOperations: readonly Operation[] = [
  {
    call: createAd,
    chapter,
    summary: 'Create an ad',
    detail: 'Sent again in the same session, it answers the ad as it stands.',
    request: AdConfig,
    response: CreateAdResponse,
    problems: ['exists', 'invalid-ad', 'unknown-asset', 'too-many-ads', 'disk-full'],
  },
  {
    call: saveAd,
    chapter,
    summary: 'Save an ad',
    detail:
      'With If-Match, a save that began from an older version is refused and answered with the newer ad as data. Without it, what the save replaces is kept.',
    headers: { 'if-match': 'the ETag of the version that was edited' },
    request: AdConfig,
    response: SaveAdResponse,
    problems: ['malformed', 'unknown-ad', 'stale-version', 'invalid-ad', 'unknown-asset', 'disk-full'],
  },
  { call: readAd, chapter, summary: 'Read an ad', response: ReadAdResponse, problems: ['unknown-ad'] },
  {
    call: listAds,
    chapter,
    summary: 'List the ads of this session, and those that a device knows',
    query: { [listAds.idsParameter]: `up to ${listAds.maxIds} ids, separated by commas` },
    response: ListAdsResponse,
    problems: ['malformed'],
  },
  {
    call: duplicateAd,
    chapter,
    summary: 'Copy an ad',
    request: DuplicateAdRequest,
    response: DuplicateAdResponse,
    problems: ['malformed', 'unknown-ad', 'exists', 'too-many-ads', 'disk-full'],
  },
  {
    call: deleteAd,
    chapter,
    summary: 'Delete an ad, which can be brought back for a while',
    problems: ['unknown-ad'],
  },
  {
    call: restoreAd,
    chapter,
    summary: 'Bring a deleted ad back',
    response: RestoreAdResponse,
    problems: ['unknown-ad'],
  },
  {
    call: listVersions,
    chapter,
    summary: 'List the versions of an ad that are kept',
    response: ListVersionsResponse,
    problems: ['unknown-ad'],
  },
  {
    call: nameVersion,
    chapter,
    summary: 'Give the present version a name, which keeps it',
    request: NameVersionRequest,
    response: NameVersionResponse,
    problems: ['malformed', 'unknown-ad', 'unacceptable'],
  },
  {
    call: readVersion,
    chapter,
    summary: 'Read an earlier version',
    response: ReadVersionResponse,
    problems: ['unknown-ad', 'unknown-version'],
  },
];
