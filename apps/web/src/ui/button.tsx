import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
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

/** The product's button: gold for the one thing to do next, quieter for the rest. */
export function Button(props: ButtonProps) {
  const { variant, size, isBlock, isBusy = false, icon, trailingIcon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      className={classNames(buttonClass({ variant, size, isBlock }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
      {trailingIcon}
    </button>
  );
}

/** The look of a button, for links and labels that act like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', isBlock = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], isBlock && styles.block);
}
