import { messages } from '@spinreel/config-schema/messages/messages';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Spinner } from '../../../ui/progress/spinner.tsx';
import { isCertain, type ReelsSearch } from './use-reels.ts';

/** What the search for the reels has found, unless it is certain. */
export function ReelsNotice({ search: { status, reels, retry } }: { search: ReelsSearch }) {
  switch (status) {
    case 'off':
      return null;
    case 'looking':
    case 'busy':
      return (
        <p className="small-soft row gap-2" role="status">
          <Spinner /> {status === 'busy' ? messages.backend.waiting : 'Looking for the reels...'}
        </p>
      );
    case 'failed':
      return (
        <Notice tone="warning" title="The video could not be searched for its reels." onRetry={retry}>
          Move the rectangle over them.
        </Notice>
      );
    case 'found':
      if (reels === null)
        return (
          <Notice tone="info" title="The reels were not found in this video.">
            Move the rectangle over them.
          </Notice>
        );
      return isCertain(reels) ? null : (
        <Notice tone="info">These may be the reels. Check that the rectangle shows all of them.</Notice>
      );
  }
}
