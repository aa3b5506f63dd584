import { contactMessages } from '@spinreel/config-schema/messages/contact-messages';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import styles from './contact-form.module.css';

/** Replaces the form once the message has been stored. */
export function MessageSent({ onSendAnother }: { onSendAnother: () => void }) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <CircleCheck />
      <h2 ref={titleRef} tabIndex={-1}>
        {contactMessages.sentTitle}
      </h2>
      <p>{contactMessages.replyPromise}</p>
      <Button onClick={onSendAnother}>{contactMessages.sendAnother}</Button>
    </div>
  );
}
