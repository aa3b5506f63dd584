import styles from './stored-values.module.css';

/** One thing that the product keeps in a visitor's browser. */
export interface StoredValue {
  name: string;
  /** Where the browser keeps it. */
  place: string;
  purpose: string;
  /** How long it stays. */
  kept: string;
}

/** A card for each value, readable on every width. */
export function StoredValues({ values }: { values: readonly StoredValue[] }) {
  return (
    <ul className={styles.list}>
      {values.map(({ name, place, purpose, kept }) => (
        <li key={name} className={styles.value}>
          <div className={styles.head}>
            <code>{name}</code>
            <span>{place}</span>
          </div>
          <p>{purpose}</p>
          <p className={styles.kept}>Kept: {kept}</p>
        </li>
      ))}
    </ul>
  );
}
