/**
 * @generated SignedSource<<7f3dfd6f950cda0408d641c8b21a01cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailFrequency = "AT_ONCE" | "DAILY" | "OFF" | "WEEKLY";
export type MailKind = "MESSAGE_MAIL" | "OFFER_ALERT" | "RENEWAL_REMINDER" | "SAVED_SEARCH" | "TRIAL_REMINDER";
import type { FragmentRefs } from "relay-runtime";
export type MailChoices_choices$data = ReadonlyArray<{
  readonly frequency: MailFrequency | null | undefined;
  readonly key: string;
  readonly kind: MailKind;
  readonly name: string | null | undefined;
  readonly options: ReadonlyArray<MailFrequency>;
  readonly " $fragmentType": "MailChoices_choices";
}>;
export type MailChoices_choices$key = ReadonlyArray<{
  readonly " $data"?: MailChoices_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailChoices_choices">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MailChoices_choices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "options",
      "storageKey": null
    }
  ],
  "type": "MailChoice",
  "abstractKey": null
};

(node as any).hash = "54f39973e8506760d37edc7dff9b61a3";

export default node;
