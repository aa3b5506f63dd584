import { capitalize } from '@spinreel/config-schema/messages/format/capitalize';
import { writeCount } from '@spinreel/config-schema/messages/format/write-count';
import { nameField } from '@spinreel/variants/compare/describe-difference';
import { listOverriddenPaths } from '@spinreel/variants/resolve/find-origin';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { resetVariantField } from '../../ad-draft/variants/reset-variant-field.ts';
import type { VariantScope } from '../../ad-draft/variants/variant-scope.ts';
import { getButtonClass } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PopoverButton } from '../../ui/popover/popover-button.tsx';

/** How many fields the shown variant changes, and a list that takes each change back. */
export function ChangesButton({ scope }: { scope: VariantScope }) {
  const dispatch = useDraftDispatch();
  const ad = useDraftSelector(({ adDraft }) => adDraft.ad);
  const paths = listOverriddenPaths(ad, scope);
  if (paths.length === 0) return <span className="small-faint">No changes yet</span>;
  return (
    <PopoverButton
      className={getButtonClass({ variant: 'quiet', size: 'small' })}
      label={
        <>
          <span>{writeCount(paths.length, 'change')}</span>
          <ChevronDown />
        </>
      }
      title="Changed here"
      align="end"
    >
      <ul className="stack">
        {paths.map((path) => {
          const name = nameField(path);
          return (
            <li key={path} className="row-between gap-3 type-small">
              <span>{capitalize(name)}</span>
              <IconButton
                label={`Reset: ${name}`}
                icon={<RotateCcw />}
                onClick={() => dispatch(resetVariantField(path))}
              />
            </li>
          );
        })}
      </ul>
    </PopoverButton>
  );
}
