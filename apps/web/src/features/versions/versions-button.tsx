import { History } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { VersionList } from './version-list.tsx';
import { VersionNameForm } from './version-name-form.tsx';

/** Opens the versions of the ad: to give the present one a name, and to go back to an earlier one. */
export function VersionsButton({ adId }: { adId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Versions"
        icon={<History />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Versions"
        description="Every save keeps the one before. Give a version a name and it stays for good."
      >
        <VersionNameForm />
        <VersionList adId={adId} onRestored={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
