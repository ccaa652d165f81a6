import { z } from 'zod';
import { newId } from '../ids.ts';
import type { PortalConfiguration } from '../objects/account.ts';
import { clearable, flag, mergeMetadata, metadata, page, text } from '../params.ts';
import { route } from '../route.ts';

const feature = z.strictObject({ enabled: flag() }).optional();

const features = z.strictObject({
  invoice_history: feature,
  payment_method_update: feature,
  subscription_cancel: feature,
});

const enabled = (given: { enabled: boolean } | undefined) => ({ enabled: given?.enabled ?? false });

export const accountRoutes = [
  route('GET /v1/account', {
    params: z.strictObject({}),
    run: async ({ store: { account } }) => ({
      id: 'acct_1PaymentSandbox01',
      object: 'account',
      charges_enabled: account.charges_enabled ?? true,
      country: 'SG',
      created: 1_700_000_000,
      default_currency: account.default_currency ?? 'sgd',
      details_submitted: true,
      email: null,
      payouts_enabled: account.payouts_enabled ?? true,
      type: 'standard',
    }),
  }),

  route('POST /v1/billing_portal/configurations', {
    params: z.strictObject({ default_return_url: clearable(text(2048)), features, metadata, name: clearable(text()) }),
    run: async ({ store, params }) => {
      const { subscription_cancel: cancel, payment_method_update: card, invoice_history: invoices } = params.features;
      const made: PortalConfiguration = {
        id: newId('bpc'),
        object: 'billing_portal.configuration',
        active: true,
        application: null,
        created: store.now,
        default_return_url: params.default_return_url ?? null,
        features: {
          invoice_history: enabled(invoices),
          payment_method_update: enabled(card),
          subscription_cancel: enabled(cancel),
        },
        is_default: false,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        name: params.name ?? null,
        updated: store.now,
      };
      await store.put('portal_configuration', made);
      return made;
    },
  }),

  route('GET /v1/billing_portal/configurations', {
    params: z.strictObject({ ...page, active: flag().optional(), is_default: flag().optional() }),
    run: ({ store, params }) => {
      const { active, is_default } = params;
      return store.list('portal_configuration', '/v1/billing_portal/configurations', { active, is_default }, params);
    },
  }),

  route('POST /v1/billing_portal/configurations/:id', {
    params: z.strictObject({ active: flag().optional(), metadata }),
    run: async ({ store, id, params }) => {
      const held = await store.get('portal_configuration', id);
      const changed: PortalConfiguration = {
        ...held,
        active: params.active ?? held.active,
        metadata: mergeMetadata(held.metadata, params.metadata),
        updated: store.now,
      };
      await store.put('portal_configuration', changed);
      return changed;
    },
  }),
];
