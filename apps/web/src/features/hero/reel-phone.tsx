import { Cherry, Clover, Crown, Gem, Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { PhoneFrame } from '../../ui/phone-frame.tsx';
import styles from './reel-phone.module.css';

const reels = [
  [Gem, Crown, Cherry, Star, Clover, Gem, Crown, Cherry],
  [Star, Crown, Gem, Clover, Cherry, Star, Crown, Clover],
  [Cherry, Crown, Star, Gem, Clover, Cherry, Crown, Star],
] as const;

/** A drawing of an ad that waits for its spin. */
export function ReelPhone() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <PhoneFrame aspect={9 / 17} widthPx={290}>
        <div className={styles.screen}>
          <p className={styles.headline}>Play and Win Big</p>
          <div className={styles.machine}>
            {reels.map((symbols, reel) => (
              // The order of the reels never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={reel} className={styles.reel}>
                <div className={styles.strip} style={{ '--reel': reel } as CSSProperties}>
                  {symbols.map((Symbol, index) => (
                    // oxlint-disable-next-line react/no-array-index-key
                    <Symbol key={index} className={Symbol === Crown ? styles.crown : styles.symbol} />
                  ))}
                </div>
              </div>
            ))}
            <span className={styles.payline} />
          </div>
          <span className={styles.spin}>Spin!</span>
          <span className={styles.counter}>2 spins left</span>
        </div>
      </PhoneFrame>
      <div className={styles.timeline}>
        <span className={styles.played} />
        <span className={styles.mark} style={{ left: '34%' }} />
        <span className={styles.mark} style={{ left: '68%' }} />
        <span className={styles.head} />
      </div>
    </div>
  );
}
