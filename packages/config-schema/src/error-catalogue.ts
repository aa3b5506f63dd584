import { messages } from './messages.ts';

/** Where the words of a failure may come from, the best first. */
type ErrorSource = 'server' | 'client';

interface CatalogueEntry {
  /** Heading of the box; null where the message stands alone. */
  readonly title: string | null;
  readonly sources: readonly ErrorSource[];
  /** What is said when no source says anything. */
  readonly fallback: string;
}

/** What is shown in each situation (product spec, section 8). */
export const errorCatalogue = {
  wrongPassword: { title: null, sources: [], fallback: messages.access.wrongPassword },
  routing: { title: messages.routing.unexpected, sources: ['client'], fallback: messages.backend.notFound },
  /** Cover, video and background. */
  mainUpload: { title: null, sources: ['server', 'client'], fallback: messages.upload.failed },
  /** Outro, lower-half, badge, final CTA and music. */
  otherUpload: { title: null, sources: [], fallback: messages.upload.failed },
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

/** The sentence to show: the first of the situation's sources that says something, else its fallback. */
export function shownError(
  situation: ErrorSituation,
  said: { server?: string | null | undefined; client?: string | null | undefined } = {},
): string {
  const { sources, fallback }: CatalogueEntry = errorCatalogue[situation];
  for (const source of sources) {
    const words = said[source]?.trim();
    if (words) return words;
  }
  return fallback;
}
