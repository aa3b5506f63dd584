import { siteFacts } from '@spinreel/config-schema/site/site-facts';
import { Clock, Lock, Server } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { site } from '../../config/site.ts';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { SpinreelMark } from '../../ui/layout/spinreel-mark.tsx';
import styles from './meet.module.css';

const promises = [
  {
    icon: Clock,
    name: 'People answer',
    text: `Write to us and we’ll reply within ${siteFacts.contactReplyHours} hours.`,
  },
  {
    icon: Server,
    name: 'Your files stay here',
    text: 'Uploads, drafts and exports stay on this server. Only you send files to ad networks.',
  },
  {
    icon: Lock,
    name: 'Private by default',
    text: 'No advertising cookies. Analytics load only if you agree.',
  },
] as const;

/** Who operates the deployment. */
export function Meet() {
  const company = [site.providerName, provider.legalForm].filter(Boolean).join(' ');
  return (
    <section className={styles.section} aria-labelledby="meet-title">
      <div className={styles.card}>
        <div className={styles.who}>
          {site.providerLogo === '' ? (
            <SpinreelMark sizePx={56} />
          ) : (
            <img src={site.providerLogo} alt="" height={56} loading="lazy" className={styles.logo} />
          )}
          <SectionHeading
            id="meet-title"
            kicker="Who runs this site"
            title={`Meet ${site.providerName}`}
            lead={site.providerAbout}
          />
          <p className={styles.operator}>
            Operated by {[company, provider.address].filter(Boolean).join(', ')}.{' '}
            <a href={paths.imprint.to()}>Imprint</a>
          </p>
        </div>
        <ul className="grid gap-6">
          {promises.map((promise) => (
            <li key={promise.name} className={styles.promise}>
              <promise.icon aria-hidden="true" className={styles.icon} />
              <div>
                <h3 className="type-heading">{promise.name}</h3>
                <p className={styles.text}>{promise.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
