// The kinds of tax numbers that Stripe takes, in its words, each with an example (docs.stripe.com/billing/customer/tax-ids).

/** Of the countries of the European Union, without the prefix of the country. */
const union: Record<string, string> = {
  ...{ AT: 'U12345678', BE: '0123456789', BG: '0123456789', CY: '12345678Z', CZ: '1234567890', DE: '123456789' },
  ...{ DK: '12345678', EE: '123456789', ES: 'A1234567Z', FI: '12345678', FR: 'AB123456789', GR: '123456789' },
  ...{ HR: '12345678912', HU: '12345678', IE: '1234567AB', IT: '12345678912', LT: '123456789123', LU: '12345678' },
  ...{ LV: '12345678912', MT: '12345678', NL: '123456789B12', PL: '1234567890', PT: '123456789', RO: '1234567891' },
  ...{ SE: '123456789123', SI: '12345678', SK: '1234567891' },
};

/** Greece writes its numbers with another prefix than its code, and Northern Ireland has one of its own. */
const unionPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);
const unionPrefixes = new Set([...Object.keys(union).map(unionPrefix), 'XI']);

const others: Record<string, { type: string; example: string }> = {
  AE: { type: 'ae_trn', example: '123456789012345' },
  AU: { type: 'au_abn', example: '12345678912' },
  BR: { type: 'br_cnpj', example: '01.234.456/5432-10' },
  CA: { type: 'ca_bn', example: '123456789' },
  CH: { type: 'ch_vat', example: 'CHE-123.456.789 MWST' },
  GB: { type: 'gb_vat', example: 'GB123456789' },
  HK: { type: 'hk_br', example: '12345678' },
  ID: { type: 'id_npwp', example: '12.345.678.9-012.345' },
  IN: { type: 'in_gst', example: '12ABCDE3456FGZH' },
  JP: { type: 'jp_trn', example: 'T1234567891234' },
  KR: { type: 'kr_brn', example: '123-45-67890' },
  MX: { type: 'mx_rfc', example: 'ABC010203AB9' },
  MY: { type: 'my_sst', example: 'A12-3456-78912345' },
  NO: { type: 'no_vat', example: '123456789MVA' },
  NZ: { type: 'nz_gst', example: '123456789' },
  PH: { type: 'ph_tin', example: '123456789012' },
  SA: { type: 'sa_vat', example: '123456789012345' },
  SG: { type: 'sg_uen', example: '123456789F' },
  TH: { type: 'th_vat', example: '1234567891234' },
  TW: { type: 'tw_vat', example: '12345678' },
  US: { type: 'us_ein', example: '12-3456789' },
  VN: { type: 'vn_tin', example: '1234567890' },
  ZA: { type: 'za_vat', example: '4123456789' },
};

export const taxNumberCountries: readonly string[] = [...Object.keys(union), ...Object.keys(others)];

const separators = /[\s.,:/\-‐-―]+/g;

/** The characters of a number with the separators that the example has at their places. */
function writtenAs(example: string, characters: string): string {
  let written = '';
  let next = 0;
  for (const mark of example) {
    if (next === characters.length) break;
    written += /[A-Z0-9]/.test(mark) ? characters[next++] : mark;
  }
  return written + characters.slice(next);
}

/**
 * Reads a tax number as people and papers write it: with or without the code of its country, with separators of any kind, in small or
 * capital letters. Whether there is such a number is for Stripe to say.
 * @param country of the address, ISO 3166
 * @returns Stripe's type, the number as Stripe takes it, and an example; null for a country whose numbers Stripe does not take
 */
export function readTaxNumber(typed: string, country: string): { type: string; value: string; example: string } | null {
  const characters = typed.normalize('NFKC').toUpperCase().replaceAll(separators, '');
  const ofUnion = union[country];
  if (ofUnion !== undefined || (country === 'GB' && characters.startsWith('XI'))) {
    const prefix = unionPrefix(country);
    const example = ofUnion === undefined ? 'XI123456789' : prefix + ofUnion;
    const known = characters.startsWith(country) ? prefix + characters.slice(2) : characters;
    return { type: 'eu_vat', value: unionPrefixes.has(known.slice(0, 2)) ? known : prefix + known, example };
  }
  const kind = others[country];
  if (!kind) return null;
  // Companies of Singapore have a number of their own, and another one if they charge GST.
  if (country === 'SG' && /^(SG)?M/.test(characters)) {
    return { type: 'sg_gst', value: characters.replace(/^SG/, ''), example: 'M12345678X' };
  }
  const { type, example } = kind;
  if (country === 'GB') return { type, value: characters.startsWith('GB') ? characters : `GB${characters}`, example };
  const startsWithDigit = /^\d/.test(example);
  const own = startsWithDigit && characters.startsWith(country) ? characters.slice(country.length) : characters;
  return { type, value: writtenAs(example, own), example };
}
