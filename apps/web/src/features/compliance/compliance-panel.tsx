import type { Compliance } from '@spinreel/config-schema/compliance/compliance';
import { adLanguageNames, adLanguages } from '@spinreel/config-schema/compliance/compliance-elements';
import { marketIds, markets } from '@spinreel/config-schema/compliance/markets';
import { productTypeLabels, productTypes } from '@spinreel/config-schema/compliance/product-types';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { findChosenNetworks } from '@spinreel/exporters/find-chosen-networks';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { BanNotices } from './ban-notices.tsx';
import { BrandPresets } from './brand-presets/brand-presets.tsx';
import { ComplianceStart } from './compliance-start.tsx';
import { ElementFields } from './element-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { PresetField } from './preset-field.tsx';
import { useCompliance } from './use-compliance.ts';
import styles from './compliance-panel.module.css';

const products = productTypes.map((value) => ({ value, label: productTypeLabels[value] }));
const marketOptions = marketIds.map((value) => ({ value, label: markets[value] }));
const languages = adLanguages.map((value) => ({ value, label: adLanguageNames[value] }));

/** The texts that laws and networks require of a gambling ad, and the logo. */
export function CompliancePanel({ hasSmallestText }: { hasSmallestText: boolean }) {
  const { compliance, changeCompliance } = useCompliance();
  const networks = useDraftSelector(
    ({ adDraft }) => findChosenNetworks(adDraft.config).map(({ id }) => id),
    shallowEqual,
  );
  const { product, market = 'worldwide', language = 'en' } = compliance;
  if (product === undefined && !hasTexts(compliance))
    return (
      <CompliancePanelFrame>
        <ComplianceStart onChoose={(chosen) => changeCompliance({ product: chosen, market })} />
        <BrandPresets />
        <LogoField />
      </CompliancePanelFrame>
    );
  const query: PresetQuery | null = product === undefined ? null : { product, market, networks };
  return (
    <CompliancePanelFrame>
      <div className={styles.choices}>
        <SelectField
          field="compliance.product"
          label="Product"
          options={products}
          value={product ?? 'social-casino'}
          onChange={(next) => changeCompliance({ product: next, market })}
        />
        <SelectField
          field="compliance.market"
          label="Market"
          options={marketOptions}
          value={market}
          onChange={(next) => changeCompliance({ market: next })}
        />
        <SelectField
          field="compliance.language"
          label="Language"
          options={languages}
          value={language}
          onChange={(next) => changeCompliance({ language: next })}
        />
      </div>
      {query !== null && <BanNotices query={query} />}
      <PresetField query={query} />
      <ElementFields />
      {hasSmallestText && (
        <Notice tone="warning" title="The lines are long">
          They are shown at the smallest readable size. Shorten them, or show fewer of them on one screen.
        </Notice>
      )}
      <BrandPresets />
      <LogoField />
    </CompliancePanelFrame>
  );
}

function CompliancePanelFrame({ children }: { children: ReactNode }) {
  return (
    <Panel
      title="Compliance"
      description="Age mark, legal lines and logo"
      icon={<ShieldCheck />}
      isPlain
      className={styles.panel}
    >
      {children}
    </Panel>
  );
}

function hasTexts({ elements = {} }: Compliance): boolean {
  return Object.keys(elements).length > 0;
}
