import { isProviderComplete, provider } from '../../config/provider.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './legal-page.module.css';

/** What still has to happen before the page may be published; nothing once it has. */
export function ReviewNotes() {
  if (isProviderComplete && provider.legalReviewedOn !== null) return null;
  return (
    <div className={styles.notes}>
      {!isProviderComplete && (
        <Notice tone="warning" title="The operator’s details are not set yet">
          This installation does not say yet who operates it. Whoever publishes it has to set the details that
          are marked below.
        </Notice>
      )}
      {provider.legalReviewedOn === null && (
        <Notice tone="info" title="Not yet reviewed by counsel">
          This text describes how the product works. Before it is published, a lawyer has to review it for the
          operator’s own situation.
        </Notice>
      )}
    </div>
  );
}
