import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import { Spinner } from '../progress/spinner.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isBlock?: boolean | undefined;
}

interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** Shows a spinner in place of the icon; the label stays. */
  isBusy?: boolean;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
}

/** The product's button. The primary variant is gold, for the main next action. A screen shows one at a time. */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, isBusy = false, icon, trailingIcon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      className={joinClassNames(getButtonClass({ variant, size, isBlock }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
      {trailingIcon}
    </button>
  );
}

/** Returns the class of a button, for links and labels that look like one. */
export function getButtonClass({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
}: ButtonLook): string {
  return joinClassNames(styles.button, styles[variant], styles[size], isBlock && styles.block);
}
