/** What the contact dialog asks for; an empty text is none. */
export interface ContactValues {
  name: string;
  email: string;
  whatsApp: string;
  company: string;
  description: string;
  partTime: boolean;
  fullTime: boolean;
}

export const noContactValues: ContactValues = {
  name: '',
  email: '',
  whatsApp: '',
  company: '',
  description: '',
  partTime: false,
  fullTime: false,
};

/** Why contacting did not work: a message for each field at fault, or one for all. */
export interface ContactRejection {
  message: string;
  fields: Record<string, string>;
}

/** A dialog and what it begins with; another id is another dialog. */
export interface Asked {
  id: number;
  values: ContactValues;
  /** Why a contact without the dialog did not work. */
  rejection: ContactRejection | null;
}
