import { textLimits } from '@spinreel/config-schema/limits/limits';
import { accessMessages } from '@spinreel/config-schema/messages/access-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { timings } from '@spinreel/config-schema/limits/timings';
import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { markUnlocked, tryPassword } from '../../api-client/access-state.ts';
import type { ApiFailure } from '../../api-client/calls/api-failure.ts';
import { contentId } from '../../config/paths.ts';
import { site } from '../../config/site.ts';
import { wait } from '../../lib/timing/wait.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Modal } from '../../ui/layout/modal.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from './password-modal.module.css';

/** Focus target after a dialog that opened automatically and has no trigger button. */
const findContent = () => document.getElementById(contentId);

interface PasswordModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Whether the visitor followed a link into the builder. The dialog then explains why it opened. */
  isDeepLink?: boolean;
  /** Called when the password was correct. */
  onUnlocked: () => void;
}

/** Asks for the access password, which unlocks the session. */
export function PasswordModal({ isOpen, onClose, isDeepLink = false, onUnlocked }: PasswordModalProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isVerifying, setIsVerifying] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const close = () => {
    if (isVerifying) return;
    setPassword('');
    setError(null);
    setIsShown(false);
    onClose();
  };

  const unlock = async () => {
    setIsVerifying(true);
    setError(null);
    // An instant answer would look as if nothing had been checked.
    const [failure] = await Promise.all([tryPassword(password), wait(timings.accessVerifyDelayMs)]);
    setIsVerifying(false);
    if (failure !== null) {
      setError(describeAccessFailure(failure));
      // Only a wrong password is useless. After any other failure, it can be sent again.
      if (failure.status === 401) setPassword('');
      // The field was disabled while verifying, and can receive the focus only after it is enabled.
      requestAnimationFrame(() => inputRef.current?.focus());
      return;
    }
    markUnlocked();
    onUnlocked();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password.trim() !== '' && !isVerifying) void unlock();
  };

  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      returnFocusTo={isDeepLink ? findContent : undefined}
      title={messages.access.dialogTitle}
      description={isDeepLink ? messages.access.deepLink : messages.access.dialogText}
      icon={<LockKeyhole />}
    >
      <form onSubmit={submit} className="stack gap-4 above-6">
        <div className={fieldStyles.field}>
          <label htmlFor={id} className={fieldStyles.label}>
            Password
          </label>
          <div className="anchor">
            <input
              ref={inputRef}
              id={id}
              type={isShown ? 'text' : 'password'}
              autoComplete="current-password"
              maxLength={textLimits.password}
              value={password}
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : `${id}-error`}
              disabled={isVerifying}
              onChange={(event) => setPassword(event.currentTarget.value)}
              className={`${fieldStyles.input} ${styles.input}`}
            />
            <button
              type="button"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              aria-pressed={isShown}
              disabled={isVerifying}
              onClick={() => setIsShown(!isShown)}
              className={styles.toggle}
            >
              {isShown ? <EyeOff /> : <Eye />}
            </button>
          </div>
        </div>
        {error !== null && (
          <Notice id={`${id}-error`} tone="error">
            {error}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button onClick={close} disabled={isVerifying}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isBusy={isVerifying}
            disabled={isVerifying || password.trim() === ''}
          >
            {isVerifying ? messages.access.verifying : 'Unlock'}
          </Button>
        </div>
        <p className={styles.request}>
          {messages.access.noPasswordYet} <a href={site.contactUrl}>{messages.access.requestAccess}</a>
        </p>
      </form>
    </Modal>
  );
}

/**
 * Describes why the session could not be unlocked. The text is for visitors, who do not know the server behind the
 * site.
 */
function describeAccessFailure({ status, message }: ApiFailure): string {
  if (status === 0) return accessMessages.offline;
  if (status >= 500) return accessMessages.serverFailed;
  return message ?? (status === 429 ? accessMessages.tooManyAttempts : accessMessages.serverFailed);
}
