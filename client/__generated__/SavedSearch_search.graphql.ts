/**
 * @generated SignedSource<<7ceda86f7dad0b1bb135eea1a941b3c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AlertFrequency = "DAILY" | "OFF" | "WEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type SavedSearch_search$data = {
  readonly city: {
    readonly name: string;
  } | null | undefined;
  readonly experience: {
    readonly databaseId: number;
  } | null | undefined;
  readonly frequency: AlertFrequency;
  readonly id: string;
  readonly job: {
    readonly slug: string;
  } | null | undefined;
  readonly name: string;
  readonly sex: {
    readonly databaseId: number;
  } | null | undefined;
  readonly " $fragmentType": "SavedSearch_search";
};
export type SavedSearch_search$key = {
  readonly " $data"?: SavedSearch_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearch_search">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearch_search",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Sex",
      "kind": "LinkedField",
      "name": "sex",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Experience",
      "kind": "LinkedField",
      "name": "experience",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "SavedSearch",
  "abstractKey": null
};
})();

(node as any).hash = "7c36771831e25a82594bb0ab483a1799";

export default node;
