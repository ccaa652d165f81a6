import { companySite } from '../input/companySites.input.ts';
import type { Range, TracedText } from './tracedText.ts';

/** Stand for the name of a mail provider and of a messenger in a text, so that the patterns stay short. */
const provider = '\ue000';
const messenger = '\ue001';

const mailProviders =
  /(?<![\p{L}\d])(?:g[ -]?mail|googlemail|hotmail|hot mail|yahoo|ymail|icloud|proton ?mail|gmx|rocketmail|web\.de|qq\.com)(?![\p{L}\d])/giu;

const messengers =
  /(?<![\p{L}\d])(?:instagram|insta|ig|facebook|fb|messenger|telegram|tele|tg|whats ?app|wechat|weixin|line(?= id)|snapchat|snap|skype|viber|kakao ?talk|kakao|tik ?tok|twitter|discord|linkedin|linktree|zalo)(?![\p{L}\d])/giu;

/** An address as people spell it out, with the signs that are meant. */
export function withSigns(text: TracedText): TracedText {
  return (
    withoutSpacing(text)
      .replaceAll(/[([{<*_~-] ?(?:at|@) ?[)\]}>*_~-]/gi, '@')
      .replaceAll(/ ?[([{<*_~-] ?(?:dot|\.) ?[)\]}>*_~-] ?/gi, '.')
      // A dot is an ordinary word too, and so is the name of a site without one: 'the dot com boom'.
      .replaceAll(
        /(?<!(?<![\p{L}\d])(?:the|an?|in|with|of|and|or|for|during|to|at|on|as|from|know|use|using|learn)) (?:dot|d0t|d o t|punto|punkt|titik) (?!(?:com|net) (?:boom|bubble|era|crash|framework|developer|core)(?!\p{L}))/giu,
        '.',
      )
      .replaceAll(/ (?:a t|arroba) /gi, ' at ')
      .replaceAll(/ underscore /gi, '_')
      .replaceAll(mailProviders, provider)
      .replaceAll(messengers, messenger)
  );
}

/** Words have one space or line break between them, and letters that stand alone are put together: `c a f e . c o m`, `g.m.a.i.l`. */
function withoutSpacing(text: TracedText): TracedText {
  return text
    .replaceAll(/(?<!\S)\S(?:\s+\S(?!\S)){2,}/g, (letters) => letters.replaceAll(/\s+/g, ''))
    .replaceAll(/\s{2,}|[^\S\n ]/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replaceAll(/(?<![\p{L}\d.])(?:\p{L}\.){2,20}\p{L}(?![\p{L}\d])/gu, (letters) => letters.replaceAll('.', ''));
}

/** What people are good at, or where they have worked, rather than where they get mail. */
const notMyMail = /(?:good|great|skilled|proficient|experienced|expert|fast|trained|worked|working|job|years?)$/i;

const emails: readonly RegExp[] = [
  /[\p{L}\d_%+-]@[\p{L}\d-]{1,63}[.,]\p{L}{2}/gu,
  / ?@ ?[\p{L}\d-]{1,63} ?[.,] ?(?:com|net|org|co|sg)(?![\p{L}\d])/giu,
  /[\p{L}\d_%+-] ?@ ?\ue000/gu,
  / at (?:the |my )?(?:big )?\ue000/gi,
  /\ue000[ .,]{1,3}(?:com|net|de|me|co)(?![\p{L}\d])/giu,
  /[\p{L}\d] at (?:[\p{L}\d-]{1,63}\.){1,4}(?:com|net|org|sg|de|uk)(?![\p{L}\d])/giu,
];

const links: readonly RegExp[] = [
  /(?:https?|hxxps?|ftp) ?: ?\/ ?\//gi,
  /(?<![\p{L}\d])www ?[. ] ?[\p{L}\d]/giu,
  /[\p{L}\d] \. ?(?:com|net|org)(?![\p{L}\d])/giu,
  /[\p{L}\ue001]\.(?:me|ly|ee|gl|be|to|it|in|is|at|us|am|my|gg|tv|cc|ws|id|page|bio)\/[\p{L}\d]/giu,
  // With a capital they begin a sentence.
  /[\p{L}\d]\.(?:net|info|co|io|ai|dev|blog)(?![\p{L}\d])/gu,
  // These are words too, which follow the end of a sentence without a space.
  /[\p{L}\d]{3}\.(?:app|online|shop|store|site|link|live|club|page|my)(?=\/|[.,;:!?)"]*(?:$|\n| [^\p{L}]))/gu,
  /(?<![\p{L}\d])(?:see|visit|via|website|site|at) [\p{L}\d-]{1,63}\.(?:app|online|shop|store|site|link|live|club|page|my)(?![\p{L}\d])/giu,
  // In German and Spanish 'de' begins sentences.
  /(?<=[\p{L}\d\ue001])\.(?:sg|de|uk|fr|nl|eu|au|jp|kr|hk|cn|tw|vn|xyz)(?![\p{L}\d])/gu,
  /(?<=[A-Z\d]{2})\.(?:SG|DE|UK|FR|NL|EU|AU|JP|KR|HK|CN|TW|VN|XYZ)(?![\p{L}\d])/gu,
  /(?<=[\p{L}\d\ue001])\.(?:com|org|biz)(?![\p{L}\d])/giu,
];

/** Knowledge and degrees. */
const notMySite = /(?<![\p{L}\d@])(?:(?:asp|ado|vb)\.net|(?:[bm]|socket)\.(?:com|io))(?![\p{L}\d/])/giu;

/** The name of a site, and nothing after it. */
const site = /(?<![\p{L}\d@./-])[a-z][\p{L}\d-]{1,40}\.(?:com?\.)?(?:com|net|org|[a-z]{2})(?![.-]?[\p{L}\d/@])/giu;
/** People write the name of a company with a capital, and its ending without. */
const likeCompany = /^[A-Z][^.]*\.[a-z.]+$/;
/** An invitation to write to an address: 'email maria at booking.com'. */
const invitation = /\b(?:e-?mail|mail|write|reach|contact|message|text)(?: to)?(?: [\p{L}\d-]{1,30}){1,2} at $/iu;

/** Words before the name of an employer: 'worked for'. */
const worked: readonly RegExp[] = [
  /\b(?:work(?:ed|ing)?|employed|trained|intern(?:ed|ship)?|experience|jobs?|shifts|years?|months?|seasons?|position|role|contract|employee|staff|agent|representative|manager|supervisor|assistant|clerk|receptionist|driver|rider|courier|picker|packer|cashier|cook|chef|waiter|waitress|barista|cleaner|operator|specialist|executive|trainee|previously|formerly|recently|currently) (?:for|at|by|with) $/i,
  /\b(?:service|support|care|warehouse|operations|reservations) (?:for|of|at) $/i,
  /\b(?:(?:former|previous|past|last|current|earlier) (?:employers?|jobs?|compan(?:y|ies)|workplaces?)|employers?|experience|work history|employment|career)(?: was| were| is| are| includes?|:) $/i,
  /\bex[- ]$/i,
  /(?:19|20)\d\d\)?[ :,-]{1,3}$/,
];
/** The years after it. */
const years = /^ ?[(,-]? ?(?:since |from )?(?:19|20)\d\d(?!\d)/;
/** What stands between the names of several. */
const listed = /^(?: ?\([^()\n]{0,20}\))? ?(?:,|\/|&|and|, and) ?$/;

/** Removes company names from a text. A name that is not well known stays, as it may be the writer's own site, unless it is an employer. */
function withoutCompanies(text: string): string {
  let end = 0;
  return text.replaceAll(notMySite, inSpaces).replaceAll(site, (name: string, index: number, whole: string) => {
    const before = whole.slice(Math.max(index - 40, 0), index);
    const after = whole.slice(index + name.length, index + name.length + 20);
    const isListed = end > 0 && index - end <= 40 && listed.test(whole.slice(end, index));
    const isWorkplace = isListed || worked.some((words) => words.test(before)) || years.test(after);
    const isCompany =
      name.replace(companySite, '') === '' ? !invitation.test(before) : likeCompany.test(name) && isWorkplace;
    if (!isCompany) return name;
    end = index + name.length;
    return inSpaces(name);
  });
}

const inSpaces = (name: string): string => ' '.repeat(name.length);

/** An email in a text of plain characters, with the signs that are meant. */
export const findEmail = (text: string): Range | null =>
  first(withoutCompanies(text), emails, (found, before) => !(found.startsWith(' at ') && notMyMail.test(before)));

/** The address of a site. */
export const findLink = (text: string): Range | null => first(withoutCompanies(text), links);

function first(
  text: string,
  patterns: readonly RegExp[],
  isMeant: (found: string, before: string) => boolean = () => true,
): Range | null {
  for (const pattern of patterns) {
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const before = text.slice(Math.max(index - 40, 0), index);
      if (isMeant(found, before)) return { from: index, to: index + found.length };
    }
  }
  return null;
}
