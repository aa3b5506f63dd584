import { csvEncodings, type CsvEncoding } from '@spinreel/sheets/csv/decode-text';
import { csvDelimiters } from '@spinreel/sheets/csv/detect-delimiter';
import type { CsvFormat } from '@spinreel/sheets/csv/read-csv';
import { SelectField } from '../../../../ui/fields/select/select-field.tsx';
import styles from './import-dialog.module.css';

interface CsvFormatFieldsProps {
  /** How the file was read. */
  format: CsvFormat;
  onChange: (format: CsvFormat) => void;
}

/** Shows what was detected in a CSV file, and reads it in another way if that is wrong. */
export function CsvFormatFields({ format, onChange }: CsvFormatFieldsProps) {
  const { encoding, delimiter } = format;
  const delimiters = [...new Set<string>([...csvDelimiters, delimiter])];
  return (
    <div className={styles.format}>
      <SelectField
        label="Encoding"
        options={csvEncodings.map((value) => ({ value, label: encodingNames[value] }))}
        value={encoding}
        onChange={(value) => onChange({ encoding: value, delimiter })}
      />
      <SelectField
        label="Delimiter"
        options={delimiters.map((value) => ({ value, label: delimiterNames[value] ?? value }))}
        value={delimiter}
        onChange={(value) => onChange({ encoding, delimiter: value })}
      />
    </div>
  );
}

const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '\t': 'Tab',
};

const encodingNames: Readonly<Record<CsvEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  macintosh: 'Western European (Mac)',
  gb18030: 'Simplified Chinese (GB18030)',
  big5: 'Traditional Chinese (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
};
