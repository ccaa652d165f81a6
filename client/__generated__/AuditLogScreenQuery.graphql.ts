/**
 * @generated SignedSource<<ab5e17fb2c58c75e5f50908f7752bdbc>>
 * @relayHash 422891856db12228ed8ecb5f89743e2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f028781947a79b48b2f3877fdf2998655b6e3732dbb73d2a099fa7b6dbfb44f2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditAction = "BULK_ACTION_RETRY" | "BULK_ACTION_START" | "BULK_ACTION_STOP" | "BULK_ACTION_UNDO" | "CAREER_DELETE" | "CAREER_ORDER" | "CAREER_SAVE" | "CHAT_RENEW_SHARE_LINK" | "CITY_DELETE" | "CITY_SAVE" | "CONTACT_REQUEST_ACTIVATE" | "CONTACT_REQUEST_CHANGE_STATUS" | "CONTACT_REQUEST_DELETE" | "CONTACT_REQUEST_INTRODUCE" | "CONTACT_REQUEST_STATUS_DELETE" | "CONTACT_REQUEST_STATUS_ORDER" | "CONTACT_REQUEST_STATUS_SAVE" | "EMAIL_TEMPLATE_DELETE" | "EMAIL_TEMPLATE_SAVE" | "EMPLOYER_SAVE" | "ENDORSEMENT_DELETE" | "ENDORSEMENT_ORDER" | "ENDORSEMENT_SAVE" | "INTEGRATION_ADD" | "INTEGRATION_ADD_KEY" | "INTEGRATION_END" | "INTEGRATION_RENAME" | "INTEGRATION_REPLACE_KEY" | "INTEGRATION_REVOKE_KEY" | "INVOICE_REFUND" | "JOB_APPLICATION_DECIDE" | "JOB_DELETE" | "JOB_OFFER_APPROVE" | "JOB_OFFER_DELETE" | "JOB_OFFER_FILL" | "JOB_OFFER_REJECT" | "JOB_OFFER_RENEW" | "JOB_OFFER_SAVE" | "JOB_SAVE" | "JOB_SEEKER_ACTIVATE" | "JOB_SEEKER_ADD" | "JOB_SEEKER_APPROVE" | "JOB_SEEKER_PAUSE" | "JOB_SEEKER_REJECT" | "JOB_SEEKER_REMOVE_REFERENCE" | "JOB_SEEKER_SAVE_PROFILE" | "LIST_EXPORT" | "PAYMENT_DIFFERENCE_CLOSE" | "PRICING_OPTION_DELETE" | "PRICING_OPTION_SAVE" | "RATING_HIDE" | "RATING_SHOW" | "REPORT_RESOLVE" | "SUBSCRIPTION_END_GRANT" | "SUBSCRIPTION_GRANT" | "USER_BAN" | "USER_CHECK_IDENTITY" | "USER_DELETE" | "USER_EMAIL" | "USER_LIFT_BAN" | "USER_SET_PHOTO" | "USER_SET_VIDEO" | "USER_STOP_VIEW_AS" | "USER_VIEW_AS" | "USER_WITHDRAW_IDENTITY_CHECK" | "WEBHOOK_ENDPOINT_ADD" | "WEBHOOK_ENDPOINT_CHANGE" | "WEBHOOK_ENDPOINT_REMOVE" | "WEBHOOK_ENDPOINT_RESUME" | "WEBHOOK_ENDPOINT_ROTATE_SECRET";
export type AuditRecordType = "ADMIN" | "BULK_ACTION" | "CAREER" | "CHAT" | "CITY" | "CONTACT_REQUEST" | "CONTACT_REQUEST_STATUS" | "EMAIL_TEMPLATE" | "EMPLOYER" | "ENDORSEMENT" | "INTEGRATION" | "INVOICE" | "JOB" | "JOB_APPLICATION" | "JOB_OFFER" | "JOB_SEEKER" | "PAYMENT_DIFFERENCE" | "PRICING_OPTION" | "REPORT" | "SUBSCRIPTION" | "WEBHOOK_ENDPOINT";
export type AuditFilter = {
  action?: AuditAction | null | undefined;
  adminId?: number | null | undefined;
  before?: string | null | undefined;
  from?: string | null | undefined;
  recordId?: number | null | undefined;
  recordType?: AuditRecordType | null | undefined;
};
export type AuditLogScreenQuery$variables = {
  filter?: AuditFilter | null | undefined;
  first: number;
  page: number;
};
export type AuditLogScreenQuery$data = {
  readonly auditAdmins: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly auditEntries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly createdAt: string;
        readonly databaseId: number;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"AuditChanges_entry" | "AuditEntryLine_entry">;
      };
    }>;
    readonly pageCursors: {
      readonly " $fragmentSpreads": FragmentRefs<"NumberedList_pageCursors">;
    };
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_query">;
};
export type AuditLogScreenQuery = {
  response: AuditLogScreenQuery$data;
  variables: AuditLogScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "list",
    "value": "AUDIT_LOG"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "page",
    "variableName": "page"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "page",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditLogScreenQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "SavedFilters_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "auditAdmins",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NumberedList_pageCursors"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AuditEntryLine_entry"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "AuditChanges_entry"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditLogScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavedFilter",
        "kind": "LinkedField",
        "name": "savedFilters",
        "plural": true,
        "selections": [
          (v6/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "query",
            "storageKey": null
          }
        ],
        "storageKey": "savedFilters(list:\"AUDIT_LOG\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "auditAdmins",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "AuditEntryConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursors",
            "kind": "LinkedField",
            "name": "pageCursors",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursor",
                "kind": "LinkedField",
                "name": "around",
                "plural": true,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageCursor",
                "kind": "LinkedField",
                "name": "last",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AuditEntryEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "adminName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keyName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordDatabaseId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isNew",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recordId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditChange",
                    "kind": "LinkedField",
                    "name": "changes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "field",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "before",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "after",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isPersonal",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f028781947a79b48b2f3877fdf2998655b6e3732dbb73d2a099fa7b6dbfb44f2",
    "metadata": {},
    "name": "AuditLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a5b6a25a890edb8510fb938b26de04d8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
