/** The data of this type for search engines in a page. */
export const structuredData = (html: string, type: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = 'null']) => JSON.parse(json))
    .find((data) => data['@type'] === type);
