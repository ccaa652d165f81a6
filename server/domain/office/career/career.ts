import { recordVerbs } from '../../core/audit/recordVerbs.ts';
import { careerSchema } from './career.input.ts';

/** The open positions at the company. */
export const careerVerbs = recordVerbs('CAREER', { schema: careerSchema, rows: (tx) => tx.career });
