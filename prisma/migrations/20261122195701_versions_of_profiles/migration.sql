-- AlterTable
ALTER TABLE "user" ADD COLUMN     "profile_version" INTEGER NOT NULL DEFAULT 0;
