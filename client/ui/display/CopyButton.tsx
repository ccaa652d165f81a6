import { __iconNode as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { __iconNode as IconCopy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../action/Button.tsx';
import { Icon } from '../base/Icon.tsx';
import { showToast } from './toasts.ts';

/** Copies `text`, which is also on the page, to the clipboard, and says whether it could. */
export function CopyButton({ text, label = 'Copy link' }: { text: string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    if ((await written(text)) || (place.current && copiedBeside(place.current, text))) setCopied(true);
    else showToast('Could not copy. Please select the text and copy it.', 'warning');
  }
  return (
    <Button
      look="secondary"
      size="small"
      leading={<Icon of={copied ? IconCheck : IconCopy} size={18} />}
      onClick={() => void copy()}
    >
      <span ref={place} aria-live="polite">
        {copied ? 'Copied' : label}
      </span>
    </Button>
  );
}

/** Browsers have no clipboard on pages without https, and may refuse it. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The way of older browsers: copies from a field, which has to be in the same dialog. */
function copiedBeside(place: HTMLElement, text: string): boolean {
  const field = document.createElement('textarea');
  const { activeElement: focused } = document;
  Object.assign(field, { value: text, readOnly: true });
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  place.closest('button')?.after(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
