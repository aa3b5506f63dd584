import { messages } from '../messages.ts';

/** Where an error message may come from. */
type ErrorSource = 'server' | 'client';

interface CatalogueEntry {
  /** Heading of the box; null if the message has none. */
  readonly title: string | null;
  /** In order of preference. */
  readonly sources: readonly ErrorSource[];
  /** Shown if no source has a message. */
  readonly fallback: string;
}

/** The error shown in each situation (requirement upload.error-precedence). */
export const errorCatalogue = {
  wrongPassword: { title: null, sources: [], fallback: messages.access.wrongPassword },
  routing: { title: messages.routing.unexpected, sources: ['client'], fallback: messages.backend.notFound },
  /** Cover, video and background. */
  mainUpload: { title: null, sources: ['server', 'client'], fallback: messages.upload.failed },
  /** Outro, lower-half, badge, final CTA and music. */
  otherUpload: { title: null, sources: ['server'], fallback: messages.upload.failed },
  sampleLoad: { title: null, sources: [], fallback: messages.upload.sampleLoadFailed },
  backendUnreachable: { title: null, sources: [], fallback: messages.backend.unreachable },
  preview: { title: messages.preview.errorTitle, sources: ['client'], fallback: messages.preview.failed },
  adSave: { title: null, sources: [], fallback: messages.ad.saveFailed },
  adUpdate: { title: null, sources: [], fallback: messages.ad.updateFailed },
  zipExport: {
    title: messages.export.zipFailedTitle,
    sources: ['server'],
    fallback: messages.export.zipFailed,
  },
  molocoExport: {
    title: messages.export.molocoFailedTitle,
    sources: ['server'],
    fallback: messages.export.molocoFailed,
  },
  contactRefused: { title: null, sources: ['server'], fallback: messages.contact.failed },
  contactNetwork: { title: null, sources: [], fallback: messages.contact.network },
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorSituation = keyof typeof errorCatalogue;

/** Returns the message to show: that of the first source that has one, or the situation's fallback. */
export function chooseShownError(
  situation: ErrorSituation,
  messages: { server?: string | null | undefined; client?: string | null | undefined } = {},
): string {
  const { sources, fallback }: CatalogueEntry = errorCatalogue[situation];
  for (const source of sources) {
    const text = messages[source]?.trim();
    if (text) return text;
  }
  return fallback;
}
