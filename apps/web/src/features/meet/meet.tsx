import { siteFacts } from '@spinreel/config-schema/site-facts';
import { Clock, Lock, Server } from 'lucide-react';
import { site } from '../../config/site.ts';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { SpinreelMark } from '../../ui/spinreel-mark.tsx';
import styles from './meet.module.css';

const promises = [
  {
    icon: Clock,
    name: 'People answer',
    text: `Write to us and you have a reply within ${siteFacts.contactReplyHours} hours.`,
  },
  {
    icon: Server,
    name: 'Your files stay here',
    text: 'Uploads, drafts and exports live on this server and are handed to no ad network but by you.',
  },
  {
    icon: Lock,
    name: 'Quiet by default',
    text: 'No advertising cookies. Analytics load only after you have agreed.',
  },
] as const;

/** Who stands behind the deployment. */
export function Meet() {
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
            kicker="Who is behind it"
            title={`Meet ${site.providerName}`}
            lead={site.providerAbout}
          />
        </div>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise.name} className={styles.promise}>
              <promise.icon aria-hidden="true" className={styles.icon} />
              <div>
                <h3 className={styles.name}>{promise.name}</h3>
                <p className={styles.text}>{promise.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
