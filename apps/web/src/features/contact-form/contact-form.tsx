import { sendContact } from '@spinreel/api-contract/send-contact';
import { canSendContact } from '@spinreel/config-schema/contact-rules';
import { textLimits } from '@spinreel/config-schema/limits';
import { contactMessages } from '@spinreel/config-schema/messages/contact-messages';
import { Send } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MessageSent } from './message-sent.tsx';
import { sendMessage, type ContactDraft } from './send-message.ts';
import styles from './contact-form.module.css';

const empty: ContactDraft = { name: '', email: '', message: '', trap: '' };

type Phase = { is: 'idle' } | { is: 'sending' } | { is: 'sent' } | { is: 'failed'; words: string };

/** Name, email and an optional message to the provider. What was written stays until it has been sent. */
export function ContactForm() {
  const [draft, setDraft] = useState(empty);
  const [phase, setPhase] = useState<Phase>({ is: 'idle' });
  const nameRef = useRef<HTMLInputElement>(null);
  const [openedAtMs, setOpenedAtMs] = useState(() => performance.now());
  const isSending = phase.is === 'sending';
  const change = (part: Partial<ContactDraft>) => setDraft((draft) => ({ ...draft, ...part }));

  const send = async () => {
    setPhase({ is: 'sending' });
    const words = await sendMessage({ ...draft, filledInMs: Math.round(performance.now() - openedAtMs) });
    setPhase(words === null ? { is: 'sent' } : { is: 'failed', words });
    if (words === null) setDraft(empty);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSendContact(draft) && !isSending) void send();
  };
  if (phase.is === 'sent') {
    const showForm = () => {
      flushSync(() => setPhase({ is: 'idle' }));
      setOpenedAtMs(performance.now());
      // Whoever asks for the form again wants to write.
      nameRef.current?.focus();
    };
    return <MessageSent onSendAnother={showForm} />;
  }

  return (
    <form onSubmit={submit} className={styles.form} aria-label="Request access">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={textLimits.contactName}
        ref={nameRef}
        readOnly={isSending}
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={textLimits.contactEmail}
        readOnly={isSending}
        value={draft.email}
        onValueChange={(email) => change({ email })}
      />
      <TextAreaField
        label={
          <>
            Message <span className={styles.optional}>(optional)</span>
          </>
        }
        name="message"
        maxLength={textLimits.contactMessage}
        readOnly={isSending}
        value={draft.message}
        onValueChange={(message) => change({ message })}
      />
      <div className={styles.trap} aria-hidden="true">
        <input
          type="text"
          name={sendContact.honeypotField}
          aria-label="Leave this empty"
          tabIndex={-1}
          autoComplete="off"
          value={draft.trap}
          onChange={(event) => change({ trap: event.currentTarget.value })}
        />
      </div>
      {phase.is === 'failed' && <Notice tone="error">{phase.words}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isBusy={isSending}
        icon={<Send aria-hidden="true" />}
        disabled={isSending || !canSendContact(draft)}
      >
        {isSending ? contactMessages.sending : contactMessages.send}
      </Button>
      <p className={styles.note}>
        We use what you write to answer you, and for nothing else.{' '}
        <a href={paths.privacy.to()}>Privacy Policy</a>
      </p>
    </form>
  );
}
