import { formatLegalDate } from '@spinreel/config-schema/site/legal-facts';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ReviewNotes } from './review-notes.tsx';
import styles from './legal-page.module.css';
import textStyles from './legal-text.module.css';

/** One part of a legal page. `id` is its fragment ID. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** What the page is about, in one or two sentences. */
  summary: ReactNode;
  /** ISO day from which the text applies; leave out if it has none. */
  effectiveOn?: string;
  /** ISO day on which the text was last changed. */
  updatedOn?: string;
  sections: readonly LegalSection[];
}

/** A legal text with breadcrumbs, contents and numbered sections, for screen and paper. */
export function LegalPage({ title, summary, effectiveOn, updatedOn, sections }: LegalPageProps) {
  usePageTitle(title);
  return (
    <main className={styles.page}>
      <Breadcrumbs here={title} />
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {effectiveOn !== undefined && (
          <p className={styles.effective}>
            Effective <time dateTime={effectiveOn}>{formatLegalDate(effectiveOn)}</time>
            {updatedOn !== undefined && (
              <>
                {' '}
                · Last updated <time dateTime={updatedOn}>{formatLegalDate(updatedOn)}</time>
              </>
            )}
          </p>
        )}
        <p className={styles.summary}>{summary}</p>
      </header>
      <ReviewNotes />
      <div className={styles.columns}>
        <nav aria-label="On this page" className={styles.contents}>
          <p className="text-faint type-label">On this page</p>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={textStyles.text}>
          {sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {title}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
