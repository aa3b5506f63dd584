import styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  kicker: string;
  title: string;
  lead?: string;
  isCentred?: boolean;
}

/** The heading of a section of the public pages. */
export function SectionHeading({ id, kicker, title, lead, isCentred = false }: SectionHeadingProps) {
  return (
    <div className={isCentred ? styles.centred : undefined}>
      <p className="text-gold type-label">{kicker}</p>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
