import { isProviderComplete, provider } from '../../config/provider.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './legal-page.module.css';

/** What the operator still has to do before publishing the page; nothing once it is done. */
export function ReviewNotes() {
  if (isProviderComplete && provider.legalReviewedOn !== null) return null;
  return (
    <div className={styles.notes}>
      {!isProviderComplete && (
        <Notice tone="warning" title="The operator’s details are not set yet">
          This installation does not say who operates it. Before publishing it, set the details that are
          marked below.
        </Notice>
      )}
      {provider.legalReviewedOn === null && (
        <Notice tone="info" title="Not yet reviewed by counsel">
          This text describes how the product works. Before publishing it, have a lawyer review it for your
          own situation. You also need data-processing agreements (Article 28 GDPR): with customers whose data
          you process, and with your own processors, such as the hosting company and Google for analytics.
        </Notice>
      )}
    </div>
  );
}
