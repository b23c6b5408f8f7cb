"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { useProblemWords } from "@/components/forms/words";
import { Section } from "@/components/settings/section";
import { Button } from "@/components/ui/button";
import { CodeBox } from "@/components/ui/code-box";
import { CopyBox, SecretBox } from "@/components/ui/copy";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { inPage, node, php, python, snippetOf } from "@/components/webchat-site/samples";
import type { WebchatSite } from "@/lib/domains/webchat/schema";

function Ask({
  title,
  text,
  action,
  run,
  onDone,
  onClose,
}: {
  title: string;
  text: string;
  action: string;
  run: () => Promise<unknown>;
  onDone: (answer: unknown) => void;
  onClose: () => void;
}) {
  const problemWords = useProblemWords();
  const { mutate, isPending, error } = useMutation({ mutationFn: run, onSuccess: onDone });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title}>
      <div className="flex flex-col gap-4">
        <p>{text}</p>
        {error && <Notice tone="trouble">{problemWords(error)}</Notice>}
        <DialogActions>
          <Button look="danger" pending={isPending} onClick={() => mutate()}>
            {action}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** The lines for the site's pages, and its key. */
export function Install({
  site,
  home,
  editable,
  onSite,
}: {
  site: WebchatSite;
  home: string;
  editable: boolean;
  onSite: (site: WebchatSite) => void;
}) {
  const t = useTranslations("webchat");
  const [asking, setAsking] = useState(false);
  const [rotated, setRotated] = useState(false);
  if (site.key === null)
    return (
      <Section title={t("install")}>
        <p className="text-ink-soft">{t("save_first")}</p>
      </Section>
    );
  return (
    <>
      <Section title={t("install")} text={t("install_text")}>
        <div className="flex flex-col gap-3">
          <CodeBox label={t("snippet")} text={snippetOf(home, site.key)} />
          <p className="text-ink-soft text-sm">{t("csp", { origin: home })}</p>
        </div>
      </Section>
      <Section
        title={t("key")}
        text={t("key_text")}
        action={editable && <Button onClick={() => setAsking(true)}>{t("rotate")}</Button>}
      >
        <div className="flex flex-col gap-3">
          <CopyBox text={site.key} label={t("key")} />
          {rotated && <Notice tone="held">{t("rotated")}</Notice>}
        </div>
      </Section>
      {asking && (
        <Ask
          title={t("rotate_ask")}
          text={t("rotate_text")}
          action={t("rotate")}
          run={() => turnero.webchatSite.rotateKey()}
          onClose={() => setAsking(false)}
          onDone={(next) => {
            setAsking(false);
            setRotated(true);
            onSite(next as WebchatSite);
          }}
        />
      )}
    </>
  );
}

/** How the site's server proves who a visitor is. */
export function Identity({
  site,
  editable,
  onSite,
}: {
  site: WebchatSite;
  editable: boolean;
  onSite: (site: WebchatSite) => void;
}) {
  const t = useTranslations("webchat");
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (site.key === null) return null;
  const made = (answer: unknown) => {
    setAsking(false);
    setSecret((answer as { identity_secret: string }).identity_secret);
    onSite({ ...site, identity_verification: true });
  };
  return (
    <Section
      title={t("identity")}
      text={t("identity_text")}
      action={editable && <Button onClick={() => setAsking(true)}>{t("make_secret")}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p>{t(site.identity_verification ? "identity_on" : "identity_off")}</p>
        <div>
          <p className="mb-1 font-medium text-sm">{t("sample")}</p>
          <Tabs
            label={t("sample")}
            tabs={[
              { key: "node", label: "Node", panel: <CodeBox text={node} label="Node" /> },
              { key: "python", label: "Python", panel: <CodeBox text={python} label="Python" /> },
              { key: "php", label: "PHP", panel: <CodeBox text={php} label="PHP" /> },
              { key: "page", label: t("copy_browser"), panel: <CodeBox text={inPage} label={t("copy_browser")} /> },
            ]}
          />
        </div>
      </div>
      {asking && (
        <Ask
          title={t("secret_ask")}
          text={t("secret_text")}
          action={t("make_secret")}
          run={() => turnero.webchatSite.rotateIdentitySecret()}
          onClose={() => setAsking(false)}
          onDone={made}
        />
      )}
      {secret !== null && (
        <Dialog kept open onOpenChange={(open) => open || setSecret(null)} title={t("secret")}>
          <div className="flex flex-col gap-4">
            <SecretBox text={secret} label={t("secret")} />
            <Notice tone="held">{t("secret_once")}</Notice>
            <DialogActions>
              <DialogClose asChild>
                <Button look="primary">{t("secret_kept")}</Button>
              </DialogClose>
            </DialogActions>
          </div>
        </Dialog>
      )}
    </Section>
  );
}
