import type { CheckFilePublishingRequest } from '@spinreel/api-contract/checks';
import { labelMarket, marketIds } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels, productTypes } from '@spinreel/config-schema/compliance/product-types';
import { SelectField } from '../../../ui/fields/select/select-field.tsx';
import styles from './product-fields.module.css';

const unknown = 'unknown';
const products = [
  { value: unknown, label: 'Not specified' },
  ...productTypes.map((value) => ({ value, label: productTypeLabels[value] })),
] as const;
const marketOptions = marketIds.map((value) => ({ value, label: labelMarket(value) }));

interface ProductFieldsProps {
  wish: CheckFilePublishingRequest;
  onChange: (wish: CheckFilePublishingRequest) => void;
}

/** What a file advertises and where. A product type always has a market. */
export function ProductFields({ wish: { product, market = 'worldwide' }, onChange }: ProductFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField
        label="What is advertised"
        options={products}
        value={product ?? unknown}
        onChange={(next) => onChange(next === unknown ? {} : { product: next, market })}
      />
      <SelectField
        label="Market"
        options={marketOptions}
        value={market}
        isDisabled={product === undefined}
        onChange={(next) => product !== undefined && onChange({ product, market: next })}
      />
      <p className={styles.hint}>
        With these, the report also says whether the file shows what the law and the networks require there.
      </p>
    </div>
  );
}
