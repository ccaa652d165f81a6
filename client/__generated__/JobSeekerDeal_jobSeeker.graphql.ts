/**
 * @generated SignedSource<<f4bc359c62915c18a108ae9e4df505f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobSeekerDeal_jobSeeker$data = {
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
  } | null | undefined;
  readonly experience: {
    readonly name: string;
  } | null | undefined;
  readonly fullTime: boolean;
  readonly jobAreas: string | null | undefined;
  readonly language: {
    readonly name: string;
  } | null | undefined;
  readonly minRate: number | null | undefined;
  readonly partTime: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"PriceFrom_jobSeeker">;
  readonly " $fragmentType": "JobSeekerDeal_jobSeeker";
};
export type JobSeekerDeal_jobSeeker$key = {
  readonly " $data"?: JobSeekerDeal_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerDeal_jobSeeker">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobSeekerDeal_jobSeeker",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minRate",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobAreas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Experience",
      "kind": "LinkedField",
      "name": "experience",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Language",
      "kind": "LinkedField",
      "name": "language",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullTime",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PriceFrom_jobSeeker"
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "a3ad0035042c4f2384918315a9aa7a11";

export default node;
