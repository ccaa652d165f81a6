-- Filters of a list of the back office that an admin keeps by name.
CREATE TYPE "OfficeList" AS ENUM ('JOB_SEEKERS', 'EMPLOYERS', 'JOB_OFFERS', 'CONTACT_REQUESTS', 'SUBSCRIPTIONS', 'AUDIT_LOG');

CREATE TABLE "saved_filter" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "list" "OfficeList" NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_filter_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_filter_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "saved_filter_admin_id_list_name_key" ON "saved_filter"("admin_id", "list", "name");
