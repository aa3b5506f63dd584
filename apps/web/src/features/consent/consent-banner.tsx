import type { ConsentChoice } from '@spinreel/config-schema/site/consent';
import { consentMessages } from '@spinreel/config-schema/messages/consent-messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { isAnalyticsSetUp, site } from '../../config/site.ts';
import { Button } from '../../ui/actions/button.tsx';
import { chooseConsent, useConsent } from './consent-store.ts';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  /** Whether the visitor opened the banner. It also opens automatically until the visitor has chosen. */
  isAskedFor: boolean;
  /** Called when the visitor has answered or closed it. */
  onClose: () => void;
}

/** Asks for consent to analytics. Both answers look the same. Nothing is loaded before one is given. */
export function ConsentBanner({ isAskedFor, onClose }: ConsentBannerProps) {
  const consent = useConsent();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useAnalytics();
  const close = useEffectEvent(onClose);
  const isOff = site.analyticsId === 'off';
  const isAsking = consent === 'unset' && !isOff;
  useEffect(() => {
    if (!isAskedFor) return undefined;
    titleRef.current?.focus();
    // Escape is not an answer, so an open question stays.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isAsking) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isAskedFor, isAsking]);

  if (!isAsking && !isAskedFor) return null;
  const choose = (choice: ConsentChoice) => {
    chooseConsent(choice);
    onClose();
  };
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <div className={styles.content}>
        <h2 id="consent-title" ref={titleRef} tabIndex={-1} className={styles.title}>
          {isAsking ? consentMessages.title : consentMessages.settings}
        </h2>
        <p className={styles.text}>
          {explainChoice()}
          {!isOff && consent !== 'unset' && <> {consentMessages[consent]}</>}{' '}
          <a href={paths.cookies.to()} className="text-gold-bright nowrap">
            Cookie Policy
          </a>
        </p>
      </div>
      <div className={styles.actions}>
        {isOff ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={() => choose('denied')}>{consentMessages.reject}</Button>
            <Button onClick={() => choose('granted')}>{consentMessages.accept}</Button>
          </>
        )}
      </div>
    </section>
  );
}

function explainChoice(): string {
  if (site.analyticsId === 'off') return consentMessages.off;
  return isAnalyticsSetUp ? consentMessages.text : consentMessages.notSetUp;
}

/**
 * Applies the visitor's choice to analytics, whether made here or in another tab. Loads nothing if no ID is configured.
 */
function useAnalytics(): void {
  const consent = useConsent();
  useEffect(() => {
    if (!isAnalyticsSetUp) return;
    // A separate chunk, so that visitors who do not agree do not load this code.
    void import('./follow-consent.ts').then(({ followConsent }) => followConsent(site.analyticsId, consent));
  }, [consent]);
}
