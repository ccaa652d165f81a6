import { z } from 'zod';
import { invalidRequest } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Product } from '../objects/catalog.ts';
import { clearable, flag, mergeMetadata, metadata, page, text } from '../params.ts';
import { route } from '../route.ts';
import type { Store } from '../store.ts';

const fields = {
  active: flag().optional(),
  description: clearable(text(40_000)),
  metadata,
  statement_descriptor: clearable(text(22)),
  unit_label: clearable(text(12)),
  url: clearable(text()),
};

interface NewProduct {
  id?: string | undefined;
  name: string;
  active?: boolean | undefined;
  description?: string | null | undefined;
  metadata?: Record<string, string> | null | undefined;
  statement_descriptor?: string | null | undefined;
  unit_label?: string | null | undefined;
  url?: string | null | undefined;
}

export function newProduct(store: Store, given: NewProduct): Product {
  return {
    id: given.id ?? newId('prod'),
    object: 'product',
    active: given.active ?? true,
    created: store.now,
    default_price: null,
    description: given.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, given.metadata),
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: given.statement_descriptor ?? null,
    type: 'service',
    unit_label: given.unit_label ?? null,
    updated: store.now,
    url: given.url ?? null,
  };
}

export const productRoutes = [
  route('POST /v1/products', {
    params: z.strictObject({ ...fields, id: text(100).optional(), name: text() }),
    run: async ({ store, params }) => {
      if (params.id && (await store.find('product', params.id))) {
        throw invalidRequest('Product already exists.', { code: 'resource_already_exists', param: 'id' });
      }
      const product = newProduct(store, params);
      await store.put('product', product);
      await store.announce('product.created', product);
      return product;
    },
  }),

  route('GET /v1/products', {
    params: z.strictObject({ ...page, active: flag().optional() }),
    run: ({ store, params }) => {
      const where = params.active === undefined ? {} : { active: params.active };
      return store.list('product', '/v1/products', where, params);
    },
  }),

  route('GET /v1/products/:id', {
    params: z.strictObject({}),
    run: ({ store, id }) => store.get('product', id),
  }),

  route('POST /v1/products/:id', {
    params: z.strictObject({ ...fields, name: text().optional() }),
    run: async ({ store, id, params }) => {
      const held = await store.get('product', id);
      const { metadata: given, ...others } = params;
      const product: Product = {
        ...held,
        ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
        metadata: mergeMetadata(held.metadata, given),
        updated: store.now,
      };
      await store.put('product', product);
      await store.announce('product.updated', product);
      return product;
    },
  }),

  route('DELETE /v1/products/:id', {
    params: z.strictObject({}),
    run: async ({ store, id }) => {
      const product = await store.get('product', id);
      const [price] = await store.all('price', { product: id });
      if (price) {
        throw invalidRequest('This product cannot be deleted because it has one or more user-created prices.');
      }
      await store.remove('product', id);
      await store.announce('product.deleted', product);
      return { id, object: 'product', deleted: true };
    },
  }),
];
