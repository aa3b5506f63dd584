import { storePlatforms, type StorePlatform } from '@spinreel/config-schema/options/store-platforms';
import { findPlatformUrlProblem } from '@spinreel/config-schema/ad/store-urls/ad-store-urls';
import { findStoreUrlProblem } from '@spinreel/config-schema/ad/store-urls/store-url';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../lib/page/focus-field.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SwitchField } from '../../../ui/fields/switch-field.tsx';
import { describeInStep } from '../describe-in-step.ts';
import { StoreUrlField } from './store-url-field.tsx';
import { useCta } from '../use-cta.ts';
import { useStoreUrls } from './use-store-urls.ts';
import styles from './store-url-fields.module.css';

const platformTexts: Readonly<Record<StorePlatform, { label: string; placeholder: string; hint: string }>> = {
  ios: {
    label: 'App Store URL',
    placeholder: 'https://apps.apple.com/',
    hint: 'For viewers on iOS. If empty, the store URL is used.',
  },
  android: {
    label: 'Google Play URL',
    placeholder: 'https://play.google.com/',
    hint: 'For viewers on Android. If empty, the store URL is used.',
  },
};

/** The store URL for all viewers, and on request one for each platform. */
export function StoreUrlFields() {
  const { cta, changeCta } = useCta();
  const { storeUrls, warning, changeStoreUrls } = useStoreUrls();
  const [isOpen, setIsOpen] = useState(false);
  const isSplit = isOpen || storePlatforms.some((platform) => storeUrls[platform] !== '');
  const toggle = (isOn: boolean) => {
    setIsOpen(isOn);
    // A hidden URL would still be used.
    if (!isOn) changeStoreUrls({ ios: '', android: '' });
  };
  const edit = (platform: StorePlatform) => {
    flushSync(() => setIsOpen(true));
    focusField(`storeUrls.${platform}`, 'nearest');
  };
  return (
    <div className="stack gap-4">
      <StoreUrlField
        field="cta.storeUrl"
        label="Store URL"
        value={cta.storeUrl}
        placeholder="https://"
        hint="The app's page in the store. Starts with https://"
        problem={cta.storeUrl === '' ? null : findStoreUrlProblem(cta.storeUrl)}
        onChange={(storeUrl) => changeCta({ storeUrl })}
      />
      <SwitchField label="Different URLs for iOS and Android" isOn={isSplit} onChange={toggle} />
      {isSplit && (
        <div className={styles.platforms}>
          {storePlatforms.map((platform) => (
            <StoreUrlField
              key={platform}
              {...platformTexts[platform]}
              field={`storeUrls.${platform}`}
              value={storeUrls[platform]}
              problem={findPlatformUrlProblem(platform, storeUrls[platform])}
              onChange={(url) => changeStoreUrls({ [platform]: url })}
            />
          ))}
        </div>
      )}
      {warning !== null && (
        <Notice
          tone="warning"
          actions={
            <Button size="small" icon={<Plus />} onClick={() => edit(warning.params.platform)}>
              Add {platformTexts[warning.params.platform].label}
            </Button>
          }
        >
          {describeInStep(warning)}
        </Notice>
      )}
    </div>
  );
}
