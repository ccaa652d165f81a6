/** Encrypts secrets that are stored and needed again, with the product's newest secret. */
export type Sealer = {
  seal: (text: string) => Promise<string>;
  /** Opens what any of the product's secrets has sealed. */
  open: (sealed: string) => Promise<string>;
};
