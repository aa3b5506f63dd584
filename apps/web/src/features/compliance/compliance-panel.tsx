import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { labelMarket, marketIds } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels, productTypes } from '@spinreel/config-schema/compliance/product-types';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { languageFacts } from '@spinreel/config-schema/languages/ad-languages';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { ShieldCheck } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectLanguage } from '../../ad-draft/select-language.ts';
import { keepFocus } from '../../lib/page/keep-focus.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/fields/select/select-field.tsx';
import { BanNotices } from './ban-notices.tsx';
import { BrandPresets } from './brand-presets/brand-presets.tsx';
import { ComplianceStart } from './compliance-start.tsx';
import { ElementFields } from './element-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { PresetField } from './preset-field.tsx';
import { useCompliance } from './use-compliance.ts';
import styles from './compliance-panel.module.css';

const products = productTypes.map((value) => ({ value, label: productTypeLabels[value] }));
const marketOptions = marketIds.map((value) => ({ value, label: labelMarket(value) }));
const notChosen = { value: '', label: 'Choose…' } as const;

interface CompliancePanelProps {
  hasSmallestText: boolean;
  /** Goes to the field with the language of the ad. */
  onLanguage: () => void;
}

/** The texts that laws and networks require of a gambling ad, and the logo. */
export function CompliancePanel({ hasSmallestText, onLanguage }: CompliancePanelProps) {
  const { compliance, changeCompliance } = useCompliance();
  const { product, market = 'worldwide' } = compliance;
  return (
    <Panel
      title="Legal"
      description="Age mark, legal lines and logo"
      icon={<ShieldCheck />}
      isPlain
      className={styles.panel}
    >
      {product === undefined && !hasTexts(compliance) ? (
        <ComplianceStart
          onChoose={(chosen) =>
            keepFocus(
              () => changeCompliance({ product: chosen, market }),
              () => document.getElementById('compliance.product'),
            )
          }
        />
      ) : (
        <ComplianceFields hasSmallestText={hasSmallestText} onLanguage={onLanguage} />
      )}
      <BrandPresets />
      <LogoField />
    </Panel>
  );
}

function ComplianceFields({ hasSmallestText, onLanguage }: CompliancePanelProps) {
  const { compliance, changeCompliance } = useCompliance();
  const networks = useDraftSelector(
    ({ adDraft }) => findChosenNetworks(adDraft.document).map(({ id }) => id),
    shallowEqual,
  );
  const { product, market } = compliance;
  const language = useDraftSelector(({ adDraft }) => selectLanguage(adDraft.document));
  const query: PresetQuery | null =
    product === undefined || market === undefined ? null : { product, market, networks };
  return (
    <>
      <div className="stack gap-4">
        <SelectField
          field="compliance.product"
          label="Product"
          options={product === undefined ? [notChosen, ...products] : products}
          value={product ?? ''}
          onChange={(next) => {
            if (next !== '') changeCompliance({ product: next });
          }}
        />
        <SelectField
          field="compliance.market"
          label="Market"
          options={market === undefined ? [notChosen, ...marketOptions] : marketOptions}
          value={market ?? ''}
          onChange={(next) => {
            if (next !== '') changeCompliance({ market: next });
          }}
        />
        <p className="row-between gap-3 small-soft">
          <span>Language of the texts: {languageFacts[language].englishName}</span>
          <Button variant="quiet" size="small" onClick={onLanguage}>
            Change language
          </Button>
        </p>
      </div>
      {query !== null && <BanNotices query={query} />}
      <PresetField query={query} />
      <ElementFields />
      {hasSmallestText && (
        <Notice tone="warning" title="The legal text is long">
          It is shown at the smallest readable size. Shorten it, or show fewer lines on one screen.
        </Notice>
      )}
    </>
  );
}

function hasTexts({ elements = {} }: Compliance): boolean {
  return Object.keys(elements).length > 0;
}
