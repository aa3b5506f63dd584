/** Thrown if an ad was ended because it exceeded a limit. The message is a sentence about the ad. */
export class ExceededLimit extends Error {
  override readonly name = 'ExceededLimit';
}
