import { readArchive } from '@spinreel/api-contract/archives';
import { Download } from 'lucide-react';
import { getButtonClass } from '../../ui/actions/button.tsx';
import type { BoardFile } from './state/list-files.ts';

/** Downloads the finished files in one archive. Nothing while there are none. */
export function DownloadFiles({ adId, files }: { adId: string; files: readonly BoardFile[] }) {
  const ids = files.flatMap(({ status, build }) => (status === 'ready' && build !== null ? [build.id] : []));
  if (ids.length === 0) return null;
  return (
    <a
      href={`${readArchive.path(adId)}?${readArchive.filesParameter}=${ids.join(',')}`}
      download=""
      className={getButtonClass({ variant: 'primary' })}
    >
      <Download aria-hidden="true" />
      <span>Download all</span>
    </a>
  );
}
