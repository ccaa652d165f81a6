import { createContext, use } from 'react';
import type { RecordedResponse } from '../relay/responses.ts';
import type { OutcomeData } from './Outcome.ts';

/** What the server hands to the browser inside the page. */
export interface PageData {
  /** Scheme and host of the product, as canonical addresses name it. */
  origin: string;
  responses: RecordedResponse[];
  /** Set when the page shows something else than its screen. */
  outcome?: OutcomeData;
}

export const pageDataId = 'page-data';

/** JSON that cannot end the script element it stands in. */
export function serializePageData(data: PageData): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export const OriginContext = createContext('');

/** Scheme and host of the product; the same on both sides. */
export function useOrigin(): string {
  return use(OriginContext);
}
