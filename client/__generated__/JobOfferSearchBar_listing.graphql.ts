/**
 * @generated SignedSource<<e7ed6c5b5999767b570f6563414fc394>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOfferSearchBar_listing$data = {
  readonly city: {
    readonly slug: string;
  } | null | undefined;
  readonly job: {
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentType": "JobOfferSearchBar_listing";
};
export type JobOfferSearchBar_listing$key = {
  readonly " $data"?: JobOfferSearchBar_listing$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOfferSearchBar_listing">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOfferSearchBar_listing",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "city",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "JobOfferListing",
  "abstractKey": null
};
})();

(node as any).hash = "3cd9b4ee218b3e3d3bd218c57414602e";

export default node;
