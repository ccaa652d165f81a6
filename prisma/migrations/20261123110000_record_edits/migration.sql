-- Who changed a record last, for the admin whose save is refused because of that.
CREATE TABLE "record_edit" (
    "record_type" "AuditRecordType" NOT NULL,
    "record_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "edited_at" TIMESTAMPTZ(3) NOT NULL,
    "version" TEXT NOT NULL,

    CONSTRAINT "record_edit_pkey" PRIMARY KEY ("record_type", "record_id"),
    CONSTRAINT "record_edit_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "record_edit_user_id_idx" ON "record_edit"("user_id");
