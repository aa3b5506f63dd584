import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { Button, getButtonClass, type ButtonSize, type ButtonVariant } from '../../ui/actions/button.tsx';
import { useAccessGate } from './access-gate-context.ts';

interface CreateAdLinkProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link to the wizard. A locked session is asked for the password first. */
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
    <a href={paths.create.to()} className={getButtonClass({ variant, size })}>
      <span>{children}</span>
      {icon}
    </a>
  );
}
