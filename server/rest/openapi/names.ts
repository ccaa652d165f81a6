import { z } from 'zod';
import { numbers, optionalReference } from '../body.ts';
import { direction, flag, id, idOrAll, paging, reference, wholeNumber } from '../parameters.ts';
import type { JsonSchema } from './json.ts';

/**
 * The preferred format of a value with several accepted formats: in addresses, where everything is a text, and in JSON.
 */
export const preferredFormats = z.registry<{ inAddress: JsonSchema; inJson: JsonSchema }>();

/** A whole number; in JSON also as digits. */
const whole = (limits: JsonSchema = {}) => ({
  inAddress: { type: 'integer', ...limits },
  inJson: { type: ['integer', 'string'], pattern: '^\\s*-?\\d{1,15}\\s*$', ...limits },
});
const anId: JsonSchema = { minimum: 1, maximum: 2_147_483_647 };

const referred: JsonSchema[] = [
  {
    type: 'object',
    description: 'The record, of which the id counts.',
    properties: { id: { type: ['integer', 'string'], description: 'Its id.', ...anId } },
    required: ['id'],
  },
  { type: 'integer', description: 'Its bare id.', ...anId },
];
const list: JsonSchema = { type: 'array', items: { type: 'integer', minimum: 0 } };

preferredFormats
  .add(wholeNumber, whole())
  .add(id, whole(anId))
  .add(idOrAll, whole({ ...anId, minimum: 0 }))
  .add(paging.page, whole({ minimum: 1, default: 1 }))
  .add(paging.page_size, whole({ minimum: 1, default: 100 }))
  .add(flag, {
    inAddress: { type: 'string', enum: ['1', '0', 'true', 'false'] },
    inJson: { type: ['boolean', 'integer', 'string'], enum: [true, false, 1, 0, '1', '0', 'true', 'false'] },
  })
  .add(direction, {
    inAddress: { type: 'string', enum: ['ASC', 'DESC'] },
    inJson: { type: 'string', enum: ['ASC', 'DESC'] },
  })
  .add(reference, { inAddress: { type: 'integer', ...anId }, inJson: { anyOf: referred } })
  .add(optionalReference, {
    inAddress: { type: 'integer', ...anId },
    inJson: { anyOf: [...referred, { type: 'null' }] },
  })
  .add(numbers, {
    inAddress: { type: 'string' },
    inJson: {
      anyOf: [
        list,
        { type: 'string', description: 'The same as people type it.', pattern: '^\\s*\\d+\\s*(,\\s*\\d+\\s*)*$' },
        { type: 'null' },
      ],
    },
  });
