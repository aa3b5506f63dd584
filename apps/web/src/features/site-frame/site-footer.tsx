import { site } from '../../config/site.ts';
import styles from './site-footer.module.css';

/** The public pages' footer. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <span>Powered by {site.providerName}</span>
        <span>
          © {site.copyrightYear} {site.providerName}
        </span>
      </div>
    </footer>
  );
}
