"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CreateServiceBody } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { changedFields } from "@/components/catalog/changed-fields";
import { DeleteThing } from "@/components/catalog/delete-thing";
import { DrawerForm } from "@/components/catalog/drawer-form";
import { BookingLink, type PageOfServices } from "@/components/catalog/services/booking-link";
import { newService, type ServiceDraft, serviceBody, serviceDraft } from "@/components/catalog/services/service-draft";
import { ServiceFields } from "@/components/catalog/services/service-fields";
import { useDraftForm } from "@/components/forms/draft-form";
import { savedDraft } from "@/components/forms/typed-since";
import { useShell } from "@/components/shell/shell-state";
import { DrawerBody, DrawerHeader } from "@/components/ui/drawer";
import { useToast } from "@/components/ui/toast";
import type { Service } from "@/lib/domains/catalog/services/schema";

/** A service in the drawer: the one that is there, or the one that is being made. */
export function ServiceCard({
  first,
  currency,
  page = null,
}: {
  first: Service | null;
  currency: string;
  /** The booking page that it may be on. */
  page?: PageOfServices | null;
}) {
  const t = useTranslations("catalog");
  const router = useRouter();
  const queries = useQueryClient();
  const toast = useToast();
  const mayEdit = useShell().member.role !== "agent";
  const [saved, setSaved] = useState(first);
  const [draft, setDraft] = useState<ServiceDraft>(() => (first ? serviceDraft(first) : newService(currency)));
  const body = serviceBody(draft);
  const kept = saved && serviceBody(serviceDraft(saved));
  const dirty = kept !== null && JSON.stringify(body) !== JSON.stringify(kept);
  // An empty number is sent as it is: the API reports it, and the form shows the fault at its field.
  const put = (draft: Partial<ServiceDraft>) => {
    const body = draft as CreateServiceBody;
    return saved ? turnero.services.update(saved.id, body) : turnero.services.create(body);
  };
  const settle = (service: Service, sent?: ServiceDraft) => {
    setSaved(service);
    setDraft((now) => savedDraft(serviceDraft(service), sent ?? now, now));
    void queries.invalidateQueries({ queryKey: ["catalog", "services"] });
  };
  const form = useDraftForm({
    draft,
    send: (sent: ServiceDraft) => put(kept ? changedFields(kept, serviceBody(sent)) : serviceBody(sent)),
    onDone: (service, sent) => {
      if (kept) {
        const before = changedFields(serviceBody(sent), kept);
        settle(service, sent);
        toast.undoable(t("changed", { name: service.name }), async () => settle(await put(before)), {
          about: service.id,
        });
      } else {
        void queries.invalidateQueries({ queryKey: ["catalog", "services"] });
        toast.done(t("created", { name: service.name }));
        router.replace(`/catalog/services/${service.id}`, { scroll: false });
      }
    },
  });
  const edit = (change: Partial<ServiceDraft>, moved = false) => {
    setDraft((now) => ({ ...now, ...change }));
    if (moved) form.forget();
  };
  const title = saved ? saved.name : t("new.services");
  return (
    <>
      <DrawerHeader title={title}>
        {saved && mayEdit && <DeleteThing part="services" id={saved.id} name={saved.name} />}
      </DrawerHeader>
      <DrawerBody>
        {/* Outside the form, which agents cannot use. */}
        {saved && page && <BookingLink service={saved} page={page} />}
        <DrawerForm
          form={form}
          label={title}
          create={saved ? null : t("create.services")}
          dirty={dirty}
          onDiscard={() => saved && setDraft(serviceDraft(saved))}
        >
          <ServiceFields draft={draft} edit={edit} kept={new Set(saved?.intake_fields.map(({ key }) => key) ?? [])} />
        </DrawerForm>
      </DrawerBody>
    </>
  );
}
