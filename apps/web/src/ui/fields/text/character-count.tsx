import styles from '../field.module.css';

/** From this share of the limit on, the count is shown. */
const nearShare = 0.75;

/** Whether a text is so long that its limit matters. */
export function isNearLimit(value: string, maxLength: number | undefined): maxLength is number {
  return maxLength !== undefined && value.length >= maxLength * nearShare;
}

/** How many characters of a field are used. Browsers cut longer texts silently. Renders nothing for short texts. */
export function CharacterCount(props: {
  id: string | undefined;
  value: string;
  maxLength: number | undefined;
}) {
  const { id, value, maxLength } = props;
  if (!isNearLimit(value, maxLength)) return null;
  return (
    <span id={id} className={styles.count} data-full={value.length >= maxLength || undefined}>
      {value.length} of {maxLength} characters
    </span>
  );
}
