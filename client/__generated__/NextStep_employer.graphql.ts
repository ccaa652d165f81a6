/**
 * @generated SignedSource<<24011bba4332a8fa9ade6a174c830312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextStep_employer$data = {
  readonly activeJobOfferCount: number;
  readonly isPremium: boolean | null | undefined;
  readonly newApplicationCount: number | null | undefined;
  readonly " $fragmentType": "NextStep_employer";
};
export type NextStep_employer$key = {
  readonly " $data"?: NextStep_employer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextStep_employer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NextStep_employer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPremium",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activeJobOfferCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newApplicationCount",
      "storageKey": null
    }
  ],
  "type": "Employer",
  "abstractKey": null
};

(node as any).hash = "1efb123896cecae08cdd55424617fa5a";

export default node;
