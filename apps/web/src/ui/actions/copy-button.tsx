import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** The visible label: 'Copy link'. */
  label: string;
  /** The accessible name if the label alone is unclear. Must start with the label. */
  fullLabel?: string;
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, fullLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The browser may refuse. The text can still be selected manually.
      setCopied(null);
    }
  };
  return (
    <Button
      size="small"
      icon={isCopied ? <Check /> : <Copy />}
      aria-label={isCopied ? undefined : fullLabel}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : label}
    </Button>
  );
}
