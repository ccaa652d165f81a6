import { z } from 'zod';
import { invalidRequest, missingResource } from '../errors.ts';
import { newId } from '../ids.ts';
import type { TaxId } from '../objects/people.ts';
import { page, text } from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

/** The forms of tax numbers, by Stripe's names of their types. Stripe has more of them. */
const forms = new Map<string, RegExp>([
  ['ae_trn', /^\d{15}$/],
  ['au_abn', /^\d{11}$/],
  ['br_cnpj', /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/],
  ['ca_bn', /^\d{9}$/],
  ['ch_vat', /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(?:MWST|TVA|IVA)$/],
  [
    'eu_vat',
    /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z]{1,2}\d{6,9}[0-9A-Z]{0,3}$/,
  ],
  ['gb_vat', /^GB\d{9}(?:\d{3})?$/],
  ['hk_br', /^\d{8}$/],
  ['id_npwp', /^\d{2}\.?\d{3}\.?\d{3}\.?\d-?\d{3}\.?\d{3}$/],
  ['in_gst', /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/],
  ['jp_trn', /^T\d{13}$/],
  ['kr_brn', /^\d{3}-?\d{2}-?\d{5}$/],
  ['mx_rfc', /^[A-Z&Ñ]{3,4}\d{6}[0-9A-Z]{3}$/],
  ['my_sst', /^[A-Z]\d{2}-?\d{4}-?\d{8}$/],
  ['no_vat', /^\d{9}MVA$/],
  ['nz_gst', /^\d{8,9}$/],
  ['ph_tin', /^\d{12}$/],
  ['sa_vat', /^\d{15}$/],
  ['sg_gst', /^M[0-9A-Z]\d{7}[0-9A-Z]$/],
  ['sg_uen', /^(?:\d{8}|\d{9}|[A-Z]\d{2}[A-Z]{2}\d{4})[A-Z]$/],
  ['th_vat', /^\d{13}$/],
  ['tw_vat', /^\d{8}$/],
  ['us_ein', /^\d{2}-?\d{7}$/],
  ['vn_tin', /^\d{10}(?:-?\d{3})?$/],
  ['za_vat', /^4\d{9}$/],
]);

const verified = new Set(['au_abn', 'eu_vat', 'gb_vat']);

async function idOf(store: Store, customer: string, part: string): Promise<TaxId> {
  await store.get('customer', customer);
  const found = await store.find('tax_id', part);
  if (found?.customer !== customer) throw missingResource('tax_id', part);
  return found;
}

export const taxIdRoutes = [
  route('POST /v1/customers/:id/tax_ids', {
    params: z.strictObject({ type: text(20), value: text(100) }),
    run: async ({ store, id, params: { type, value } }) => {
      await store.get('customer', id);
      await store.followClock(id);
      const form = forms.get(type);
      if (!form)
        throw invalidRequest(`Invalid type: must be one of ${[...forms.keys()].join(', ')}`, { param: 'type' });
      if (!form.test(value)) {
        throw invalidRequest(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' });
      }
      if ((await store.all('tax_id', { customer: id })).length >= 5) {
        throw invalidRequest('You can have up to 5 tax IDs for each customer.');
      }
      const [country = ''] = type.split('_');
      const taxId: TaxId = {
        id: newId('txi'),
        object: 'tax_id',
        country: (type === 'eu_vat' ? value.slice(0, 2) : country).toUpperCase(),
        created: store.now,
        customer: id,
        customer_account: null,
        livemode: false,
        owner: { customer: id, type: 'customer' },
        type,
        value,
        verification: {
          status: verified.has(type) ? 'pending' : 'unavailable',
          verified_address: null,
          verified_name: null,
        },
      };
      await store.put('tax_id', taxId);
      await store.announce('customer.tax_id.created', taxId);
      return taxId;
    },
  }),

  route('GET /v1/customers/:id/tax_ids', {
    params: z.strictObject(page),
    run: async ({ store, id, params }) => {
      await store.get('customer', id);
      return store.list('tax_id', `/v1/customers/${id}/tax_ids`, { customer: id }, params);
    },
  }),

  route('GET /v1/customers/:id/tax_ids/:part', {
    params: z.strictObject({}),
    run: ({ store, id, part }) => idOf(store, id, part),
  }),

  route('DELETE /v1/customers/:id/tax_ids/:part', {
    params: z.strictObject({}),
    run: async ({ store, id, part }) => {
      const held = await idOf(store, id, part);
      await store.remove('tax_id', held.id);
      await store.announce('customer.tax_id.deleted', held);
      return { id: held.id, object: 'tax_id', deleted: true };
    },
  }),
];
