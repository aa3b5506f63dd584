import type { CSSProperties, ReactNode } from 'react';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  /** Width by height of the screen. */
  aspect: number;
  /** Width of the screen in CSS pixels; the frame shrinks with its column. */
  widthPx: number;
  /** Total height of the other content that must fit into the window with the phone, as a CSS length. */
  roomAround?: string;
  children: ReactNode;
}

/** A phone's body around a screen. */
export function PhoneFrame({ aspect, widthPx, roomAround = '6rem', children }: PhoneFrameProps) {
  const style = {
    '--phone-width': `${widthPx}px`,
    '--phone-aspect': aspect,
    '--phone-room': roomAround,
  } as CSSProperties;
  return (
    <div className={styles.body} style={style}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
