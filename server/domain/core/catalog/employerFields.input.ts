/**
 * The fields of an employer, each once. Whatever treats them by name follows from here: forms, audit log, erasure, own data,
 * REST and the graph.
 */

type Field = {
  /** `id`: a row of a reference table, by the column. */
  kind: 'text' | 'id' | 'flag' | 'file';
  /** As forms and the comparison of two versions call it. */
  label: string;
};

/** A text about the company, which may be absent. */
type CompanyText = Field & {
  kind: 'text';
  /** Its most characters. */
  max: number;
  /** For clients of the graph that send it. */
  about: string;
  /** For clients that read it from the record, as the employer and admins may. Without it, only the company page has it. */
  shown?: string;
  /** In documents of the record. */
  example?: string;
};

export const employerFields = {
  name: { kind: 'text', label: 'Full name' },
  email: { kind: 'text', label: 'Email' },
  whatsApp: { kind: 'text', label: 'WhatsApp phone number' },
  company: {
    kind: 'text',
    label: 'Company name',
    max: 120,
    about: 'At most 120 characters. Public on the company page.',
    shown: 'For the employer and admins.',
    example: 'Café Lumière',
  },
  about: {
    kind: 'text',
    label: 'About the company',
    max: 2000,
    about: 'About the company, in Markdown, at most 2000 characters; it makes the page public.',
  },
  logoUri: { kind: 'file', label: 'Logo' },
  site: {
    kind: 'text',
    label: 'Website',
    max: 200,
    about: "The address of the employer's own pages; without a scheme it is https.",
    shown: "URL of the employer's website. For the employer and admins.",
    example: 'https://cafe-lumiere.example',
  },
  cityId: { kind: 'id', label: 'City' },
  jobId: { kind: 'id', label: 'Job' },
  partTime: { kind: 'flag', label: 'Part-time' },
  fullTime: { kind: 'flag', label: 'Full-time' },
} as const satisfies Record<string, Field | CompanyText>;

type Fields = typeof employerFields;
type Those<Shape> = { [Name in EmployerField]: Fields[Name] extends Shape ? Name : never }[EmployerField];

export type EmployerField = keyof Fields;
/** A text about the company. */
export type EmployerText = Those<{ max: number }>;
/** One that the record has, besides the company page. */
export type EmployerRecordText = Those<{ shown: string }>;

const fields: Readonly<Record<EmployerField, Field | CompanyText>> = employerFields;
export const employerFieldNames = Object.keys(employerFields) as EmployerField[];

export const employerTexts = employerFieldNames.filter((name): name is EmployerText => 'max' in fields[name]);
export const employerRecordTexts = employerFieldNames.filter(
  (name): name is EmployerRecordText => 'shown' in fields[name],
);
/** What people typed or uploaded. */
export const personalEmployerFields = employerFieldNames.filter((name) => ['text', 'file'].includes(fields[name].kind));
