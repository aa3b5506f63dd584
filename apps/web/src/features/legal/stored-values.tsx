import styles from './stored-values.module.css';

/** A value that the product stores in a visitor's browser. */
export interface StoredValue {
  name: string;
  /** The browser's storage that contains it. */
  place: string;
  purpose: string;
  /** How long it stays there. */
  storedFor: string;
}

/** A card for each value. */
export function StoredValues({ values }: { values: readonly StoredValue[] }) {
  return (
    <ul className={styles.list}>
      {values.map(({ name, place, purpose, storedFor }) => (
        <li key={name} className={styles.value}>
          <div className={styles.head}>
            <code>{name}</code>
            <span>{place}</span>
          </div>
          <p>{purpose}</p>
          <p className={styles.duration}>Stored for: {storedFor}</p>
        </li>
      ))}
    </ul>
  );
}
