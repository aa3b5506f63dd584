import { contactMessages } from '@spinreel/config-schema/messages/contact-messages';
import { Clock, KeyRound, MailCheck } from 'lucide-react';
import { paths } from '../../config/paths.ts';
import { provider } from '../../config/provider.ts';
import { ContactForm } from '../../features/contact-form/contact-form.tsx';
import { usePageTitle } from '../../lib/page/use-page-title.ts';
import { BackLink } from '../../ui/actions/back-link.tsx';
import styles from './contact-page.module.css';

/** The contact form, to request access or ask the provider a question. */
export function ContactPage() {
  usePageTitle('Contact');
  return (
    <main className={styles.page}>
      <BackLink href={paths.home.to()}>Back to home</BackLink>
      <div className={styles.columns}>
        <div>
          <h1 className={styles.title}>Request access</h1>
          <p className={styles.lead}>
            Tell us who you are and what you’d like to build. Questions about playable ads are welcome too.
          </p>
          <ol className={styles.steps}>
            <li>
              <Clock />
              <span>
                <strong>{contactMessages.replyPromise}</strong> A person reads every message.
              </span>
            </li>
            <li>
              <MailCheck />
              <span>Our reply goes to the email address you enter.</span>
            </li>
            <li>
              <KeyRound />
              <span>
                With the password, build your first ad from your own files or from our casino sample.
              </span>
            </li>
          </ol>
          {provider.email !== null && (
            <p className={styles.direct}>
              Prefer email?{' '}
              <a href={`mailto:${provider.email}`} className="text-gold-bright">
                {provider.email}
              </a>
            </p>
          )}
        </div>
        <ContactForm />
      </div>
    </main>
  );
}
