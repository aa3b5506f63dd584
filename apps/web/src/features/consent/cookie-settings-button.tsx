import { consentMessages } from '@spinreel/config-schema/messages/consent-messages';
import type { Ref } from 'react';
import styles from './cookie-settings-button.module.css';

interface CookieSettingsButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** Opens the consent banner again. Withdrawing consent must be as easy as giving it. */
export function CookieSettingsButton({ ref, onClick }: CookieSettingsButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} onClick={onClick}>
      {consentMessages.settings}
    </button>
  );
}
