/**
 * @generated SignedSource<<06771e39ee6d707a30003107b683ed82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferDeal_jobOffer$data = {
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  };
  readonly employerName: string;
  readonly employerOfferCount: number;
  readonly job: {
    readonly name: string;
  };
  readonly maxRate: number;
  readonly " $fragmentType": "OfferDeal_jobOffer";
};
export type OfferDeal_jobOffer$key = {
  readonly " $data"?: OfferDeal_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferDeal_jobOffer">;
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
  "name": "OfferDeal_jobOffer",
  "selections": [
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
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerOfferCount",
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
    }
  ],
  "type": "JobOffer",
  "abstractKey": null
};
})();

(node as any).hash = "5f2278264966272e1a3d5b1db2e252db";

export default node;
