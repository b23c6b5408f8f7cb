-- AlterTable
ALTER TABLE "outgoing_mail" ADD COLUMN     "sending_since" TIMESTAMPTZ(3);
