import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Modules of quiet around a code, as ISO/IEC 18004 asks for. */
const quietModules = 4;

/** A text as a QR code: dark on light, whatever the page's colours are, for cameras need it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path} />
    </svg>
  );
}

/** One square per dark module, as one path. */
function drawn(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: quietModules });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
