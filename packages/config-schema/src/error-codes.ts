import { messages } from './messages.ts';

/**
 * Every failure that the API answers, as `{ success: false, error: { code, message } }` with this status. The message is
 * what a person reads; where a more exact one exists (which file, which field) the route gives it instead.
 * None of them tells a path, a library or anything else from inside the server.
 */
export const errorCodes = {
  malformed: { status: 400, message: messages.backend.malformed },
  'missing-file': { status: 400, message: messages.upload.missingFile },
  locked: { status: 401, message: messages.access.locked },
  'wrong-password': { status: 401, message: messages.access.wrongPassword },
  'cross-site': { status: 403, message: messages.backend.crossSite },
  'not-found': { status: 404, message: messages.backend.notFound },
  'unknown-ad': { status: 404, message: messages.ad.unknownAd },
  'unknown-version': { status: 404, message: messages.ad.unknownVersion },
  'unknown-download': { status: 404, message: messages.export.unknown },
  exists: { status: 409, message: messages.ad.exists },
  expired: { status: 410, message: messages.export.expired },
  'expired-preview': { status: 410, message: messages.preview.expired },
  'stale-version': { status: 412, message: messages.ad.staleVersion },
  'too-large': { status: 413, message: messages.backend.tooLarge },
  'unsupported-type': { status: 415, message: messages.backend.unsupportedType },
  'unsupported-media': { status: 415, message: messages.upload.unsupported },
  unacceptable: { status: 422, message: messages.backend.invalid },
  'invalid-ad': { status: 422, message: messages.ad.invalidSomewhere },
  'unknown-asset': { status: 422, message: messages.ad.unknownAsset },
  'unknown-sample': { status: 422, message: messages.upload.unknownSample },
  'asset-missing': { status: 422, message: messages.ad.anyAssetMissing },
  'empty-file': { status: 422, message: messages.upload.emptyFile },
  unreadable: { status: 422, message: messages.upload.unreadable },
  'too-many-pixels': { status: 422, message: messages.upload.tooManyPixels },
  'too-many-frames': { status: 422, message: messages.upload.tooManyFrames },
  'too-long': { status: 422, message: messages.upload.videoTooLong },
  'timed-out': { status: 422, message: messages.upload.tookTooLong },
  'does-not-fit': { status: 422, message: messages.export.tooBigSomewhere },
  'breaks-network-rule': { status: 422, message: messages.export.preflightFailedSomewhere },
  'too-many-attempts': { status: 429, message: messages.access.tooManyAttempts },
  'too-many-uploads': { status: 429, message: messages.upload.tooMany },
  'too-many-ads': { status: 429, message: messages.ad.tooManyAds },
  'too-many-requests': { status: 429, message: messages.backend.tooManyRequests },
  unexpected: { status: 500, message: messages.backend.unexpected },
  busy: { status: 503, message: messages.backend.busy },
  closing: { status: 503, message: messages.backend.closing },
  unavailable: { status: 503, message: messages.backend.unavailable },
  'disk-full': { status: 507, message: messages.backend.diskFull },
} as const satisfies Record<string, { status: number; message: string }>;

/** The stable word that a client can act on. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether `value` is one of the API's error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
