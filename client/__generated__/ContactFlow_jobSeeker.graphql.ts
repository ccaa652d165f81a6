/**
 * @generated SignedSource<<10f8f3d95b62d18f854d20551bb2afe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecurringMode = "MONTHLY" | "PASS" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type ContactFlow_jobSeeker$data = {
  readonly city: {
    readonly databaseId: number;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly photoUri: string | null | undefined;
  readonly subscriptionOptions: ReadonlyArray<{
    readonly currency: string;
    readonly price: number;
    readonly recurringMode: RecurringMode;
  }> | null | undefined;
  readonly " $fragmentType": "ContactFlow_jobSeeker";
};
export type ContactFlow_jobSeeker$key = {
  readonly " $data"?: ContactFlow_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactFlow_jobSeeker">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactFlow_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "withPass",
          "value": true
        }
      ],
      "concreteType": "PricingOption",
      "kind": "LinkedField",
      "name": "subscriptionOptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recurringMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": "subscriptionOptions(withPass:true)"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};

(node as any).hash = "13b055b754102ab301aaa5c86dfb2a23";

export default node;
