import type { FieldId } from '../ad/field-id.ts';
import type { ComplianceElementId } from '../compliance/compliance-elements.ts';
import type { AdLanguage } from '../languages/ad-languages.ts';
import type { Seconds } from '../limits/units.ts';
import type { UploadPurpose } from '../options/formats.ts';
import type { PlacementScreen } from '../options/options.ts';
import type { StorePlatform } from '../options/store-platforms.ts';
import type { VariantProblemParams } from './variant-problems.ts';

type None = Readonly<Record<string, never>>;

/** Every problem that this package detects, with the values that its text contains. */
export interface ProblemParams extends VariantProblemParams {
  'cover-image-missing': None;
  'gameplay-video-missing': None;
  /** The number of pause points that the interaction level needs, and the number there is. */
  'pause-point-count': { readonly required: number; readonly current: number };
  'pause-outside-trim': { readonly point: string };
  'pause-near-start': { readonly point: string };
  'pause-near-end': { readonly point: string };
  'pauses-too-close': { readonly point: string; readonly other: string };
  'video-too-short-for-pauses': { readonly level: string; readonly neededSeconds: Seconds };
  'trim-too-long': None;
  /** A suggested cut: the time before its first pause or, without pauses, its first spin. */
  'cut-lead-short': { readonly leadSeconds: Seconds; readonly hasPauses: boolean };
  /** A suggested cut: the time between its pauses. */
  'cut-gap-long': { readonly gapSeconds: Seconds };
  /** A suggested cut: the scene after its last spin is longer than an ad. */
  'cut-win-shortened': None;
  'cut-pauses-missing': { readonly required: number; readonly current: number };
  /** A suggested cut: the last spin is longer than an ad, or than the recording. */
  'cut-ends-moving': None;
  'cta-label-missing': None;
  'store-url-missing': None;
  /** For a network whose files contain the store URL. */
  'store-url-missing-in-file': { readonly network: string };
  /** Only the other platform has a store URL. */
  'store-url-missing-on-platform': { readonly platform: StorePlatform };
  /** The URL of this platform leads to the other platform's store. */
  'store-url-of-other-platform': { readonly platform: StorePlatform };
  /** A warning: viewers on this platform are sent to the other platform's store. */
  'store-url-not-for-platform': { readonly platform: StorePlatform };
  'store-url-invalid': None;
  'store-url-credentials': None;
  'store-url-too-long': None;
  'outro-label-missing': None;
  'outro-image-missing': None;
  /** The outro shows the app card, which needs an icon and a name. */
  'app-icon-missing': None;
  'app-name-missing': None;
  /** A text is set in the brand font, which is not uploaded. */
  'brand-font-missing': None;
  /** The element is on, but has no text. */
  'compliance-text-missing': { readonly element: ComplianceElementId };
  /** The element has no text in `wanted`, the ad's language, so the ad shows that in `shown`. */
  'compliance-text-untranslated': {
    readonly element: ComplianceElementId;
    readonly wanted: AdLanguage;
    readonly shown: AdLanguage;
  };
  'age-mark-too-long': None;
  /** `letters` of all lines on a screen. */
  'legal-text-too-long': { readonly screen: PlacementScreen; readonly letters: number };
  'contact-name-missing': None;
  'contact-name-too-long': None;
  'contact-name-invalid': None;
  'contact-email-missing': None;
  'contact-email-invalid': None;
  'contact-message-too-long': None;
  'upload-empty': None;
  'upload-format': { readonly purpose: UploadPurpose; readonly isHeic?: boolean };
  /** `sizeBytes` is null if the upload was stopped before its end. */
  'upload-too-large': { readonly purpose: UploadPurpose; readonly sizeBytes: number | null };
  'project-format': None;
  'project-damaged': None;
  'project-too-new': None;
  'project-too-large': None;
  'check-format': None;
  'check-too-large': None;
  'check-networks-missing': None;
  'check-unknown-network': { readonly network: string };
  'check-product-missing': None;
  'check-market-missing': None;
  'build-unknown-variant': { readonly variant: string };
  'build-unknown-language': { readonly language: string };
  /** The number of builds that a request asks for. */
  'build-count': { readonly wanted: number };
  /** `path` is a JSON pointer: '/cta/color'. */
  'config-unknown-field': { readonly path: string };
  'config-not-an-option': { readonly path: string; readonly options: readonly string[] };
  /** The ad names a network that the product does not have. */
  'config-unknown-network': { readonly network: string };
  'config-trim-reversed': { readonly path: string };
  /** `rule` is the schema library's message for the violated rule, such as 'must be number'. */
  'config-invalid-value': { readonly path: string; readonly rule: string };
}

export type ProblemCode = keyof ProblemParams;

/**
 * One reason why an ad cannot be exported, a step is incomplete or an input is refused. It has no text:
 * `describeProblem` returns its text. `field` is the field that fixes it; null if there is not exactly one.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [Each in Code]: {
    readonly code: Each;
    readonly field: FieldId | null;
    readonly params: ProblemParams[Each];
  };
}[Code];
