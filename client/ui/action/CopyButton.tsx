import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconCopy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Button } from './Button.tsx';

/** Copies `text` to the clipboard and confirms it; calls `onFail` if the browser refuses. */
export function CopyButton({
  text,
  label = 'Copy link',
  onFail,
}: {
  text: string;
  label?: string;
  onFail?: (reason: unknown) => void;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      look="secondary"
      size="small"
      leading={<Icon of={copied ? IconCheck : IconCopy} size={18} />}
      onClick={() => {
        navigator.clipboard.writeText(text).then(() => setCopied(true), onFail);
      }}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}
