import { enclosed } from './Styles.tsx';

export interface Start {
  entry: string;
  /** What the entry will need. */
  modules: readonly string[];
  /** What it will need too where the address has this fragment, which the server does not see. */
  opening: { fragment: string; modules: readonly string[] } | null;
  /** The style sheets of every page: the next page needs their files. */
  commonStyles: readonly string[];
}

/**
 * Runs at the end of the page, which is complete without scripts: loads them after the first frame, so that they take no bandwidth from
 * its pictures and its typeface. At once where nothing is painted, as in a hidden tab. Before that it adds links to the style sheets
 * whose texts the page contains, because modules would load those that have no link. A link that is disabled loads nothing.
 */
export function startScript({ entry, modules, opening, commonStyles }: Start): string {
  const more = opening?.modules.filter((one) => !modules.includes(one)) ?? [];
  const named = more.length > 0 ? `.concat(location.hash==="${opening?.fragment}"?${JSON.stringify(more)}:[])` : '';
  return `(()=>{let began;const add=(link)=>document.head.append(Object.assign(document.createElement("link"),link)),
go=()=>{if(began)return;began=1;
for(const {dataset:{href}} of document.querySelectorAll("style[data-href]"))for(const name of href.split(" "))
{const href=name.slice(${enclosed.length});add({...(${JSON.stringify(commonStyles)}.includes(href)?{media:"print"}:{"disabled":true}),rel:"stylesheet",href})}
for(const href of ${JSON.stringify(modules)}${named})add({rel:"modulepreload",href});
import("${entry}")};
document.hidden?go():(requestAnimationFrame(()=>setTimeout(go)),setTimeout(go,1000))})()`;
}
