import { preinit } from 'react-dom';

/** React keeps the styles of one precedence together, in the order in which they are named. */
const precedence = 'default';

/**
 * Style sheets, which React puts into the head wherever they are rendered. Only the server renders them. The page contains the texts of
 * those that the browser may not have, because it would load the files before it shows the page. The start script tells modules that
 * these styles are there (startScript.ts).
 */
export function Styles({
  hrefs,
  texts,
  common,
  isFirstPage,
}: {
  hrefs: readonly string[];
  /** The texts of all style sheets by their URLs. */
  texts: ReadonlyMap<string, string>;
  /** The style sheets of every page, which a browser loads once. */
  common: readonly string[];
  /** Whether the browser has none of our files yet. */
  isFirstPage: boolean;
}) {
  return hrefs.map((href) => {
    const text = common.includes(href) && !isFirstPage ? undefined : texts.get(href);
    if (text !== undefined) {
      return (
        <style key={href} href={enclosed + href} precedence={precedence}>
          {text}
        </style>
      );
    }
    preinit(href, { as: 'style', precedence });
    return null;
  });
}

/** Begins the name of a style element, after which its style sheet's URL follows. */
export const enclosed = 'enclosed:';
