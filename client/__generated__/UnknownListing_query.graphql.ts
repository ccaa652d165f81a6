/**
 * @generated SignedSource<<6a825e7cef95bc3efda9a201c798bc9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnknownListing_query$data = {
  readonly cities: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly jobs: ReadonlyArray<{
    readonly name: string;
    readonly plural: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "UnknownListing_query";
};
export type UnknownListing_query$key = {
  readonly " $data"?: UnknownListing_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnknownListing_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnknownListing_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plural",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "City",
      "kind": "LinkedField",
      "name": "cities",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "363f3d145f829b3aae8b16799c431d0f";

export default node;
