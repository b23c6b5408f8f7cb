"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { CustomerFields, customerBody } from "@/components/customers/customer-fields";
import { customerCard } from "@/components/customers/queries";
import { Form, useApiForm } from "@/components/forms/form";
import { Button } from "@/components/ui/button";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { StickyActions } from "@/components/ui/sticky-actions";
import { useToast } from "@/components/ui/toast";

export function NewCustomer() {
  const t = useTranslations("customers");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useApiForm({
    send: (data) => turnero.customers.create(customerBody(data, null)),
    onDone: async (customer) => {
      queries.setQueryData(customerCard(customer.id).queryKey, customer);
      void queries.invalidateQueries({ queryKey: ["customers"] });
      toast.done(t("created", { name: customer.name }));
      router.replace(`/customers/${customer.id}`, { scroll: false });
    },
  });
  return (
    <>
      <DrawerHeader title={t("new")} />
      <DrawerBody>
        <Form
          form={form}
          label={t("new")}
          begin
          actions={
            <StickyActions floor>
              <Button type="submit" look="primary" pending={form.pending}>
                {t("create")}
              </Button>
            </StickyActions>
          }
        >
          <CustomerFields customer={null} />
        </Form>
      </DrawerBody>
    </>
  );
}
