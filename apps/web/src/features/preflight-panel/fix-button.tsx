import { Wrench } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import type { FixTarget } from './fix-target.ts';

interface FixButtonProps {
  /** Null if no field of the wizard fixes the problem. */
  target: FixTarget | null;
  onFix: (target: FixTarget) => void;
}

/** Goes to the field that fixes a problem. */
export function FixButton({ target, onFix }: FixButtonProps) {
  if (target === null) return null;
  return (
    <Button size="small" icon={<Wrench />} onClick={() => onFix(target)}>
      {target.label}
    </Button>
  );
}
