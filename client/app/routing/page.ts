import { createContext, use } from 'react';
import type { RecordedResponse, WrittenResponse } from '../relay/responses.ts';
import type { PageResultData } from './PageResult.ts';

/** Data that the server embeds in the page. */
export interface PageData {
  /** The path and query that the page was rendered for. */
  address: string;
  /** The product's origin, for canonical URLs. */
  origin: string;
  /** Whose data the page stores in the browser: the id of a signed-in user, or `visitor`. */
  owner: string;
  /** When it was rendered, in milliseconds; of pages that the server remembers, the beginning of that day. */
  moment: number;
  /** Whether the server has just rendered it, and not remembered it. */
  isFresh: boolean;
  responses: RecordedResponse[];
  /** Set if the page shows an error page instead of its screen. */
  pageResult?: PageResultData;
}

export const pageDataId = 'page-data';

/** The data of a page, of which the responses are written already. */
type WrittenPageData = Omit<PageData, 'responses'> & { responses: WrittenResponse[] };

/** JSON that cannot end the script element around it. */
export function serializePageData({ responses, ...rest }: WrittenPageData): string {
  const written = responses.map(
    ({ operation, text }) => `{"operation":${JSON.stringify(operation)},"response":${text}}`,
  );
  return `{"responses":[${written}],${JSON.stringify(rest).slice(1)}`.replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What both the server and the browser render the page with. */
export type PageFacts = Pick<PageData, 'origin' | 'moment'>;
export const PageContext = createContext<PageFacts>({ origin: '', moment: 0 });

/** The product's origin, the same on the server and in the browser. */
export const useOrigin = (): string => use(PageContext).origin;
