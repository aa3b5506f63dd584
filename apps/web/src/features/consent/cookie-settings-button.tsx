import { consentMessages } from '@spinreel/config-schema/messages/consent-messages';
import type { Ref } from 'react';
import styles from './cookie-settings-button.module.css';

interface CookieSettingsButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Brings the consent banner back, so that changing one's mind is as easy as making it up was. */
export function CookieSettingsButton({ ref, onClick }: CookieSettingsButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} onClick={onClick}>
      {consentMessages.settings}
    </button>
  );
}
