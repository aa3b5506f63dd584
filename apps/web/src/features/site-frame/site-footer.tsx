import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import styles from './site-footer.module.css';

const links = [
  { label: 'Imprint', href: paths.imprint.to() },
  { label: 'Terms', href: paths.terms.to() },
  { label: 'Privacy', href: paths.privacy.to() },
  { label: 'Cookies', href: paths.cookies.to() },
] as const;

/** The public pages' footer. `settings` is the button that opens the cookie settings. */
export function SiteFooter({ settings }: { settings?: ReactNode }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.poweredBy}>
          <span>Powered by</span>
          <PoweredByMark />
        </p>
        <nav aria-label="Legal" className={styles.links}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
            <li>
              <a href={paths.contact.to()}>Contact</a>
            </li>
            {settings !== undefined && <li>{settings}</li>}
          </ul>
        </nav>
        <p className={styles.copyright}>
          © {site.copyrightYear} {site.providerName}
        </p>
      </div>
    </footer>
  );
}

/** The provider's own logo if the deployment has one, otherwise the product's mark and the name. */
function PoweredByMark() {
  const mark =
    site.poweredByLogo === '' ? (
      <>
        <SpinreelMark sizePx={22} />
        <strong>{site.providerName}</strong>
      </>
    ) : (
      <img src={site.poweredByLogo} alt={site.providerName} height={24} className={styles.logo} />
    );
  if (site.providerUrl === '') return <span className={styles.provider}>{mark}</span>;
  return (
    <a href={site.providerUrl} className={styles.provider}>
      {mark}
    </a>
  );
}
