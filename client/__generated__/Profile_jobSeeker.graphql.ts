/**
 * @generated SignedSource<<316e26e8520049d9563e5ae22a8d5464>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Profile_jobSeeker$data = {
  readonly active: boolean | null | undefined;
  readonly city: {
    readonly country: {
      readonly currencyCode: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly description: string | null | undefined;
  readonly id: string;
  readonly job: {
    readonly name: string;
  } | null | undefined;
  readonly minRate: number | null | undefined;
  readonly name: string;
  readonly photoUri: string | null | undefined;
  readonly title: string | null | undefined;
  readonly viewerChat: {
    readonly databaseId: number;
    readonly sharedHash: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"JobSeekerAbout_jobSeeker" | "JobSeekerDeal_jobSeeker" | "JobSeekerHeader_jobSeeker" | "ProfileEnd_jobSeeker" | "ShortlistButton_jobSeeker" | "useContact_jobSeeker" | "useCountView_jobSeeker">;
  readonly " $fragmentType": "Profile_jobSeeker";
};
export type Profile_jobSeeker$key = {
  readonly " $data"?: Profile_jobSeeker$data;
  readonly " $fragmentSpreads": FragmentRefs<"Profile_jobSeeker">;
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
  "name": "Profile_jobSeeker",
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
      "name": "photoUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "active",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobSeekerHeader_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobSeekerDeal_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobSeekerAbout_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProfileEnd_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useContact_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShortlistButton_jobSeeker"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useCountView_jobSeeker"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chat",
      "kind": "LinkedField",
      "name": "viewerChat",
      "plural": false,
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
          "name": "sharedHash",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobSeeker",
  "abstractKey": null
};
})();

(node as any).hash = "212500788457ba69973f5712e3330df9";

export default node;
