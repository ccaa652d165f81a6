import { expect, it } from 'vitest';
import { readTaxNumber, taxNumberCountries } from './taxNumber.ts';

it.each([
  ['DE', 'DE 123 456 789', 'DE123456789'],
  ['DE', 'de123456789', 'DE123456789'],
  ['DE', '123 456 789', 'DE123456789'],
  ['DE', 'ATU12345678', 'ATU12345678'],
  ['AT', 'ATU 1234 5678', 'ATU12345678'],
  ['BE', 'BE 0123.456.789', 'BE0123456789'],
  ['ES', 'B-12345678', 'ESB12345678'],
  ['FR', 'FR\u00a012\u202f345\u202f678\u202f901', 'FR12345678901'],
  ['GR', 'GR 123456789', 'EL123456789'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['NL', 'NL 1234.56.789.B.01', 'NL123456789B01'],
  ['PL', 'PL 123-456-78-90', 'PL1234567890'],
  ['PL', '123–456–78–90', 'PL1234567890'],
  ['GB', 'GB 123 4567 89', 'GB123456789'],
  ['GB', '123456789', 'GB123456789'],
  ['GB', 'XI 123 4567 89', 'XI123456789'],
  ['SG', 'M2-1234567-K', 'M21234567K'],
  ['SG', '201912345k', '201912345K'],
  ['AU', '51 824 753 556', '51824753556'],
  ['BR', '01234456543210', '01.234.456/5432-10'],
  ['CH', 'CHE 123 456 789 TVA', 'CHE-123.456.789 TVA'],
  ['CH', 'CHE-123.456.789 MWST', 'CHE-123.456.789 MWST'],
  ['ID', '123456789012345', '12.345.678.9-012.345'],
  ['KR', '1234567890', '123-45-67890'],
  ['MX', 'MXA-010203-AB9', 'MXA010203AB9'],
  ['NO', 'NO 123 456 789 MVA', '123456789MVA'],
  ['US', '123456789', '12-3456789'],
  ['VN', '1234567890-001', '1234567890001'],
  ['JP', '４１２３', '4123'],
])('in %s, %o is %s', (country, typed, value) => {
  expect(readTaxNumber(typed, country)?.value).toBe(value);
});

it.each(taxNumberCountries)('the example of %s reads as itself', (country) => {
  const { example = '', type } = readTaxNumber('', country) ?? {};
  expect(readTaxNumber(example, country)).toEqual({ type, value: example, example });
  expect(
    readTaxNumber(
      example
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')
        .replaceAll(/(..)/g, '$1 '),
      country,
    )?.value,
  ).toBe(example);
});

it('knows no numbers of Antarctica', () => {
  expect(readTaxNumber('123', 'AQ')).toBeNull();
});
