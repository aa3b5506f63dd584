import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { Button, buttonClass, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx';
import { useAccessGate } from './access-gate-context.ts';

interface CreateAdLinkProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** Leads an unlocked session to the wizard; a locked one is asked for the password. */
export function CreateAdLink({ children, variant, size, icon }: CreateAdLinkProps) {
  const { isUnlocked, openGate } = useAccessGate();
  if (!isUnlocked) {
    return (
      <Button variant={variant} size={size} onClick={openGate} trailingIcon={icon} aria-haspopup="dialog">
        {children}
      </Button>
    );
  }
  return (
    <a href={paths.create.to()} className={buttonClass({ variant, size })}>
      <span>{children}</span>
      {icon}
    </a>
  );
}
