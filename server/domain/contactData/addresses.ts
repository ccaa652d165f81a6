/** Stand for the name of a mail provider and of a messenger in a text, so that the patterns stay short. */
const provider = '\ue000';
const messenger = '\ue001';

const mailProviders =
  /(?<![\p{L}\d])(?:g[ -]?mail|googlemail|hotmail|hot mail|yahoo|ymail|icloud|proton ?mail|gmx|rocketmail|web\.de|qq\.com)(?![\p{L}\d])/giu;

const messengers =
  /(?<![\p{L}\d])(?:instagram|insta|ig|facebook|fb|messenger|telegram|tele|tg|whats ?app|wechat|weixin|line(?= id)|snapchat|snap|skype|viber|kakao ?talk|kakao|tik ?tok|twitter|discord|linkedin|zalo)(?![\p{L}\d])/giu;

/** An address as people spell it out, with the signs that are meant. */
export function withSigns(text: string): string {
  return withoutSpacing(text)
    .replaceAll(/[([{<*_~-] ?(?:at|@) ?[)\]}>*_~-]/gi, '@')
    .replaceAll(/ ?[([{<*_~-] ?(?:dot|\.) ?[)\]}>*_~-] ?/gi, '.')
    .replaceAll(/ (?:dot|d0t|d o t|punto|punkt|titik) /gi, '.')
    .replaceAll(/ (?:a t|arroba) /gi, ' at ')
    .replaceAll(/ underscore /gi, '_')
    .replaceAll(mailProviders, provider)
    .replaceAll(messengers, messenger);
}

/** Letters that stand alone are put together: `c a f e . c o m`, `g.m.a.i.l`. */
function withoutSpacing(text: string): string {
  const words: string[] = [];
  let single: string[] = [];
  const flush = () => {
    words.push(...(single.length >= 3 ? [single.join('')] : single));
    single = [];
  };
  for (const word of text.split(/\s/)) {
    if (word.length === 1) single.push(word);
    else if (word !== '') {
      flush();
      words.push(word);
    }
  }
  flush();
  return words
    .join(' ')
    .replaceAll(/(?<![\p{L}\d.])(?:\p{L}\.){2,20}\p{L}(?![\p{L}\d])/gu, (letters) => letters.replaceAll('.', ''));
}

const emails: readonly RegExp[] = [
  /[\p{L}\d_%+-]@[\p{L}\d-]{1,63}[.,]\p{L}{2}/u,
  /@ ?[\p{L}\d-]{1,63} ?[.,] ?(?:com|net|org|co|sg)(?![\p{L}\d])/iu,
  /[\p{L}\d_%+-] ?@ ?\ue000/u,
  / at \ue000/i,
  /\ue000[ .,]{1,3}(?:com|net|de|me|co)(?![\p{L}\d])/iu,
  /[\p{L}\d] at (?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|sg|de|uk)(?![\p{L}\d])/iu,
];

const links: readonly RegExp[] = [
  /(?:https?|hxxps?|ftp) ?: ?\/ ?\//i,
  /(?<![\p{L}\d])www ?[. ] ?[\p{L}\d]/iu,
  /[\p{L}\d] \. ?(?:com|net|org)(?![\p{L}\d])/iu,
  /[\p{L}\d\ue001]\.(?:me|ly|ee|gl|be|to|it|in|is|at|us|am|my|gg|tv|cc|ws|id|page|bio)\/[\p{L}\d]/iu,
  // These are words too: with a capital they begin a sentence.
  /[\p{L}\d]\.(?:net|info|app|online|shop|store|site|link|live|club|page|co|io|ai|dev)(?![\p{L}\d])/u,
];

/** Names of sites, but for what is asked of people: to know ASP.NET or Booking.com. */
const sites =
  /(?<!(?<![\p{L}\d])(?:booking|agoda|airbnb|expedia))(?<=[\p{L}\d\ue001])\.(?:com|org|biz|sg|de|uk|fr|nl|eu|au|jp|kr|hk|cn|tw|vn|xyz)(?![\p{L}\d])/iu;

/** Whether a text of plain characters, with the signs that are meant, has an email address. */
export const hasEmail = (text: string): boolean => emails.some((pattern) => pattern.test(text));

/** Whether it has the address of a site. */
export const hasLink = (text: string): boolean =>
  sites.test(text) || links.some((pattern) => pattern.test(text.replaceAll(/(?:asp|ado|vb)\.net/gi, '')));
