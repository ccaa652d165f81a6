-- AlterTable
ALTER TABLE "pending_sign_up" ADD COLUMN     "terms_version" TEXT;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "terms_accepted_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;
