import { complianceMessages } from '../compliance-messages.ts';
import { messages } from '../messages.ts';

/**
 * Every error of the API, with its HTTP status and default message. The API responds with
 * `{ success: false, error: { code, message } }`. A route may send a more specific message, for example one that names the
 * file or the field. Messages never reveal paths, libraries or other internals of the server.
 */
export const errorCodes = {
  malformed: { status: 400, message: messages.backend.malformed },
  'missing-file': { status: 400, message: messages.upload.missingFile },
  'several-files': { status: 400, message: messages.upload.severalFiles },
  locked: { status: 401, message: messages.access.locked },
  'invalid-token': { status: 401, message: messages.access.invalidToken },
  'wrong-password': { status: 401, message: messages.access.wrongPassword },
  'cross-site': { status: 403, message: messages.backend.crossSite },
  'not-found': { status: 404, message: messages.backend.notFound },
  'unknown-ad': { status: 404, message: messages.ad.unknownAd },
  'unknown-version': { status: 404, message: messages.ad.unknownVersion },
  'unknown-download': { status: 404, message: messages.export.unknown },
  'unknown-check': { status: 404, message: messages.check.unknown },
  'unknown-preset': { status: 404, message: complianceMessages.unknownPreset },
  exists: { status: 409, message: messages.ad.exists },
  expired: { status: 410, message: messages.export.expired },
  'expired-preview': { status: 410, message: messages.preview.expired },
  'expired-check': { status: 410, message: messages.check.expired },
  'stale-version': { status: 412, message: messages.ad.staleVersion },
  'too-large': { status: 413, message: messages.backend.tooLarge },
  'unsupported-type': { status: 415, message: messages.backend.unsupportedType },
  'unsupported-media': { status: 415, message: messages.upload.unsupported },
  unacceptable: { status: 422, message: messages.backend.invalid },
  'invalid-ad': { status: 422, message: messages.ad.invalidSomewhere },
  'invalid-pause-points': { status: 422, message: messages.steps.pausePointsInvalid },
  'unknown-asset': { status: 422, message: messages.ad.unknownAsset },
  'unknown-sample': { status: 422, message: messages.upload.unknownSample },
  'asset-missing': { status: 422, message: messages.ad.anyAssetMissing },
  'empty-file': { status: 422, message: messages.upload.emptyFile },
  unreadable: { status: 422, message: messages.upload.unreadable },
  'too-many-pixels': { status: 422, message: messages.upload.tooManyPixels },
  'too-many-frames': { status: 422, message: messages.upload.tooManyFrames },
  'too-long': { status: 422, message: messages.upload.videoTooLong },
  'unusable-font': { status: 422, message: messages.upload.fontUnreadable },
  'timed-out': { status: 422, message: messages.upload.tookTooLong },
  'does-not-fit': { status: 422, message: messages.export.tooBigSomewhere },
  'breaks-network-rule': { status: 422, message: messages.export.preflightFailedSomewhere },
  'too-many-attempts': { status: 429, message: messages.access.tooManyAttempts },
  'too-many-uploads': { status: 429, message: messages.upload.tooMany },
  'too-many-ads': { status: 429, message: messages.ad.tooManyAds },
  'too-many-requests': { status: 429, message: messages.backend.tooManyRequests },
  unexpected: { status: 500, message: messages.backend.unexpected },
  'no-browser': { status: 501, message: messages.check.noBrowser },
  busy: { status: 503, message: messages.backend.busy },
  closing: { status: 503, message: messages.backend.closing },
  unavailable: { status: 503, message: messages.backend.unavailable },
  'disk-full': { status: 507, message: messages.backend.diskFull },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable identifier of an error, for programs. */
export type ErrorCode = keyof typeof errorCodes;
