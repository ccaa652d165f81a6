import { attribute, storageKey } from './base/colorScheme.ts';

/** Runs in the head before the first paint, to avoid a flash of the wrong scheme. */
const colorSchemeScript = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)});document.documentElement.setAttribute(${JSON.stringify(attribute)},c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}catch(e){}`;

/**
 * Place it in the Document's head, before the style sheets. `<html>` needs `suppressHydrationWarning`, because this
 * sets an attribute on it before hydration.
 */
export function ColorSchemeScript({ nonce }: { nonce?: string | undefined }) {
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // In the browser it has run, and React leaves it as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? colorSchemeScript : '' }}
    />
  );
}
