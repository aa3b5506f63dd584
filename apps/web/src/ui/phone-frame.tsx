import type { CSSProperties, ReactNode } from 'react';
import styles from './phone-frame.module.css';

interface PhoneFrameProps {
  /** Width by height of the screen, as CSS `aspect-ratio` takes it: '9 / 16'. */
  aspect: string;
  /** Width of the screen in CSS pixels; the frame shrinks with its column. */
  widthPx: number;
  children: ReactNode;
}

/** A phone's body around a screen. */
export function PhoneFrame({ aspect, widthPx, children }: PhoneFrameProps) {
  const style = { '--phone-width': `${widthPx}px`, '--phone-aspect': aspect } as CSSProperties;
  return (
    <div className={styles.body} style={style}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
