import { Fragment } from 'react';
import { preinit } from 'react-dom';

/** React keeps the styles of one precedence together, in the order in which they are named. */
const precedence = 'default';

/**
 * Style sheets, which React puts into the head wherever they are rendered. Only the server renders them.
 * @param enclosed the texts of those that the page contains, by their URLs; the browser loads the others before it shows the page
 */
export function Styles({ hrefs, enclosed }: { hrefs: readonly string[]; enclosed: ReadonlyMap<string, string> }) {
  return hrefs.map((href) => {
    const text = enclosed.get(href);
    if (text === undefined) {
      preinit(href, { as: 'style', precedence });
      return null;
    }
    return (
      <Fragment key={href}>
        <style href={`enclosed:${href}`} precedence={precedence}>
          {text}
        </style>
        {/** Not waited for. Loads the file for the next page, and tells modules that need these styles that they are there. */}
        <link rel="stylesheet" href={href} precedence={precedence} media="print" />
      </Fragment>
    );
  });
}
