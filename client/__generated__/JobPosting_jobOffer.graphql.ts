/**
 * @generated SignedSource<<9316df2588c8ca6ca0962b97065bf6c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobPosting_jobOffer$data = {
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
      readonly name: string;
    };
    readonly name: string;
  };
  readonly company: string | null | undefined;
  readonly companyPage: {
    readonly databaseId: number;
    readonly logoUri: string | null | undefined;
  } | null | undefined;
  readonly createdAt: string;
  readonly databaseId: number;
  readonly employerName: string;
  readonly expiresAt: string | null | undefined;
  readonly fullTime: boolean;
  readonly headcount: number;
  readonly hoursPerWeek: number | null | undefined;
  readonly job: {
    readonly name: string;
  };
  readonly maxRate: number;
  readonly partTime: boolean;
  readonly photoUri: string | null | undefined;
  readonly postingHtml: string;
  readonly startsOn: string | null | undefined;
  readonly workTimes: string | null | undefined;
  readonly " $fragmentType": "JobPosting_jobOffer";
};
export type JobPosting_jobOffer$key = {
  readonly " $data"?: JobPosting_jobOffer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPosting_jobOffer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
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
  "name": "JobPosting_jobOffer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "employerName",
      "storageKey": null
    },
    {
      "alias": "postingHtml",
      "args": [
        {
          "kind": "Literal",
          "name": "use",
          "value": "JOB_POSTING"
        }
      ],
      "kind": "ScalarField",
      "name": "descriptionHtml",
      "storageKey": "descriptionHtml(use:\"JOB_POSTING\")"
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CompanyPage",
      "kind": "LinkedField",
      "name": "companyPage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "logoUri",
          "storageKey": null
        }
      ],
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hoursPerWeek",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workTimes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headcount",
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
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Country",
          "kind": "LinkedField",
          "name": "country",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
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

(node as any).hash = "636e8f1c57ce5932894a6ecef76f8d26";

export default node;
