/** Addresses whose last part lets its holder in: share links, and links in mails. Those of routes have a name there, such as `:hash`. */
const secretPaths =
  /((?:\/|%2F)(?:chat(?:\/|%2F)+shared|unsubscribe|answer-reference|answer-request|renew-offer|reset-password)(?:\/|%2F)+)(?!:)[^/?#&%\s"'`\\]+|(\/api\/chat\/)(?!:)[^/?#&\s"'`\\]+(?=\/employer)/gi;

/** Parameters and fields of the same kind, in addresses, in JSON, and in the database client's messages. */
const secretValues =
  /\b((?:shared_?hash|employer_?hash|job_?seeker_?hash|hash|token|signature)(?:\\*["'])?\s?[:=]\s?(?:\\*["'])?)[^\s"'`\\&,;(){}[\]]+/gi;

/** A text without the secrets in it. */
export const redacted = (text: string): string =>
  text
    .replaceAll(secretPaths, (_all, before = '', beforeHash = '') => `${before}${beforeHash}[redacted]`)
    .replaceAll(secretValues, '$1[redacted]');
