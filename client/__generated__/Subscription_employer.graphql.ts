/**
 * @generated SignedSource<<5aca47ac08ae936b1da42d32bf6ce3ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Subscription_employer$data = {
  readonly isPremium: boolean | null | undefined;
  readonly " $fragmentType": "Subscription_employer";
};
export type Subscription_employer$key = {
  readonly " $data"?: Subscription_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Subscription_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Subscription_employer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "36e07adeaf469a36aecdde7a07ec1280";

export default node;
