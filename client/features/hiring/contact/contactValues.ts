/** The values of the contact dialog. An empty string means that nothing is given. */
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

/** The fields of the dialog out of what has more of them. */
export const contactValues = ({
  name,
  email,
  whatsApp,
  company,
  description,
  partTime,
  fullTime,
}: ContactValues): ContactValues => ({ name, email, whatsApp, company, description, partTime, fullTime });

/** Why contacting did not work: a message for each field at fault, or one for all. */
export interface ContactRejection {
  message: string;
  /** The guest that the browser remembers has expired on the server. */
  isGuestOver?: boolean;
  fields: Record<string, string>;
}

/** An opening of the dialog with its initial values. A new id makes a new dialog. */
export interface Asked {
  id: number;
  values: ContactValues;
  /** The step to begin with, counted from 0; the first without it. */
  step?: number;
  /** Why a contact with the stored data failed. */
  rejection: ContactRejection | null;
}

/** What a contact says that could not be stored. */
export const notCreated = 'We cannot create contact request at the moment! Please try again later';
