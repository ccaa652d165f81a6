/** The kind of a tax number by the country of the address, in Stripe's words, with an example. */

const union = 'AT BE BG CY CZ DE DK EE ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const kinds = new Map<string, { type: string; example: string }>([
  ...union.map((country) => [country, { type: 'eu_vat', example: `${country}123456789` }] as const),
  ['AE', { type: 'ae_trn', example: '123456789012345' }],
  ['AU', { type: 'au_abn', example: '12345678912' }],
  ['BR', { type: 'br_cnpj', example: '01.234.456/5432-10' }],
  ['CA', { type: 'ca_bn', example: '123456789' }],
  ['CH', { type: 'ch_vat', example: 'CHE-123.456.789 MWST' }],
  ['GB', { type: 'gb_vat', example: 'GB123456789' }],
  ['GR', { type: 'eu_vat', example: 'EL123456789' }],
  ['HK', { type: 'hk_br', example: '12345678' }],
  ['ID', { type: 'id_npwp', example: '12.345.678.9-012.345' }],
  ['IN', { type: 'in_gst', example: '12ABCDE3456FGZH' }],
  ['JP', { type: 'jp_trn', example: 'T1234567891234' }],
  ['KR', { type: 'kr_brn', example: '123-45-67890' }],
  ['MX', { type: 'mx_rfc', example: 'ABC010203AB9' }],
  ['MY', { type: 'my_sst', example: 'A12-3456-78912345' }],
  ['NO', { type: 'no_vat', example: '123456789MVA' }],
  ['NZ', { type: 'nz_gst', example: '123456789' }],
  ['PH', { type: 'ph_tin', example: '123456789012' }],
  ['SA', { type: 'sa_vat', example: '123456789012345' }],
  ['SG', { type: 'sg_uen', example: '123456789F' }],
  ['TH', { type: 'th_vat', example: '1234567891234' }],
  ['TW', { type: 'tw_vat', example: '12345678' }],
  ['US', { type: 'us_ein', example: '12-3456789' }],
  ['VN', { type: 'vn_tin', example: '1234567890' }],
  ['ZA', { type: 'za_vat', example: '4123456789' }],
]);

/** Null for a country whose numbers the provider does not take. */
export function taxNumberKind(country: string, number: string): { type: string; example: string } | null {
  // Companies of Singapore have a number of their own, and another one if they charge GST.
  if (country === 'SG' && number.startsWith('M')) return { type: 'sg_gst', example: 'M12345678X' };
  return kinds.get(country) ?? null;
}
