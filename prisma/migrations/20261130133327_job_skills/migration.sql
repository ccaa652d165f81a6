-- AlterTable
ALTER TABLE "job" ADD COLUMN     "skills" TEXT[] DEFAULT ARRAY[]::TEXT[];
