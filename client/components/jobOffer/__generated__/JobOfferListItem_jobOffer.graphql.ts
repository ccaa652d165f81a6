/**
 * @generated SignedSource<<71613a5863a3257337e568b8ba45f626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobOfferListItem_jobOffer$data = {
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly createdAt: string;
  readonly databaseId: number;
  readonly employerName: string;
  readonly job: {
    readonly name: string;
  };
  readonly maxRate: number;
  readonly photoUri: string | null | undefined;
  readonly summary: string;
  readonly " $fragmentSpreads": FragmentRefs<"SaveOfferButton_jobOffer">;
  readonly " $fragmentType": "JobOfferListItem_jobOffer";
};
export type JobOfferListItem_jobOffer$key = {
  readonly " $data"?: JobOfferListItem_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobOfferListItem_jobOffer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobOfferListItem_jobOffer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
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
      "kind": "ScalarField",
      "name": "summary",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxRate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
        (v0/*:: as any*/)
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currencyCode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SaveOfferButton_jobOffer"
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};
})();

(node as any).hash = "8aff420944cf80e4ae0a3e11513dbf25";

export default node;
