/** What a page says that shows nothing else. */
export interface Words {
  title: string;
  lead: string;
}

/** By the status of the response. */
export const refusalWords = {
  403: {
    title: 'No access',
    lead: 'Your account cannot open this page. Log in with another account to continue.',
  },
  404: { title: 'Page not found', lead: 'The page may have moved, or you may not have access to it.' },
  410: { title: 'No longer available', lead: 'This page has been removed.' },
  500: { title: 'Something went wrong', lead: 'The error is on our side. Please try again.' },
  503: { title: 'Not available', lead: 'This page is not available at the moment. Please try again shortly.' },
} as const satisfies Record<number, Words>;
