import { attribute, storageKey } from './colorScheme.ts';

/** Runs in the head before the first paint, to avoid a flash of the wrong scheme. */
export const colorSchemeScript = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)});document.documentElement.setAttribute(${JSON.stringify(attribute)},c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")}catch(e){}`;
