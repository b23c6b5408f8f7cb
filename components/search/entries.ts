import { helpPages } from "@/components/help/pages";
import type { Locale } from "@/components/locales";
import { helpEntries } from "@/components/search/help-entries";

/**
 * Places that the search knows by more words than their name.
 * `words` are in the three languages, whichever one is chosen: people search in the one that they think in.
 */
export type Entry = {
  name: string;
  kind: "settings" | "help";
  href: string;
  /** Not for agents. */
  admin?: true;
  title: Record<Locale, string>;
  words: string;
};

const section = (name: string, title: Record<Locale, string>, words: string, more: { admin?: true } = {}): Entry => ({
  name,
  kind: "settings",
  href: `/settings/${name}`,
  title,
  words,
  ...more,
});
const admin = { admin: true } as const;

export const entries: readonly Entry[] = [
  section(
    "profile",
    { en: "Profile", es: "Perfil", "pt-BR": "Perfil" },
    "my name password sessions sign out everywhere account nombre contraseña sesiones cuenta nome senha sessões conta",
  ),
  section(
    "notifications",
    { en: "Notifications", es: "Notificaciones", "pt-BR": "Notificações" },
    "push e-mail bell quiet hours alerts avisos alertas campana horas de silencio sino horário de silêncio",
  ),
  section(
    "workspace",
    { en: "Workspace", es: "Espacio", "pt-BR": "Espaço" },
    "time zone currency business name language company zona horaria moneda negocio empresa fuso horário moeda negócio",
  ),
  section(
    "holidays",
    { en: "Holidays", es: "Feriados", "pt-BR": "Feriados" },
    "closed days public holiday vacation calendar días cerrados festivo asueto cerrar dias fechados feriado fechar calendário",
  ),
  section(
    "booking-page",
    { en: "Booking page", es: "Página de reservas", "pt-BR": "Página de agendamento" },
    "public link online booking address reservas en línea enlace link público agendamento online endereço",
  ),
  section(
    "customer-notices",
    { en: "Customer notices", es: "Avisos a clientes", "pt-BR": "Avisos a clientes" },
    "reminders confirmations no-show deposit texts recordatorios confirmaciones ausencias seña lembretes confirmações faltas sinal",
  ),
  section(
    "team",
    { en: "Team", es: "Equipo", "pt-BR": "Equipe" },
    "invite colleagues members roles permissions invitar colegas miembros permisos convidar colegas membros permissões",
  ),
  section(
    "developers",
    { en: "Developers", es: "Desarrolladores", "pt-BR": "Desenvolvedores" },
    "api keys scopes integration token claves de api integración chaves de api integração",
    admin,
  ),
  section(
    "webhooks",
    { en: "Webhooks", es: "Webhooks", "pt-BR": "Webhooks" },
    "endpoints events deliveries signature eventos entregas firma assinatura",
    admin,
  ),
  section(
    "agents",
    { en: "AI agents", es: "Agentes de IA", "pt-BR": "Agentes de IA" },
    "mcp tools calls claude chatgpt herramientas llamadas ferramentas chamadas",
  ),
  section(
    "ai",
    { en: "AI", es: "IA", "pt-BR": "IA" },
    "model budget usage openai modelo presupuesto consumo orçamento uso",
    admin,
  ),
  section(
    "outgoing-mail",
    { en: "Outgoing mail", es: "Correo saliente", "pt-BR": "E-mails enviados" },
    "smtp e-mail sent mail correo enviado e-mail enviado",
    admin,
  ),
  section(
    "test-log",
    { en: "Test mode", es: "Modo de prueba", "pt-BR": "Modo de teste" },
    "sandbox tk_test clock log not sent prueba reloj registro teste relógio",
    admin,
  ),
  section(
    "audit-log",
    { en: "Audit log", es: "Registro de cambios", "pt-BR": "Registro de alterações" },
    "history who changed auditoría historial quién cambió auditoria histórico quem mudou",
    admin,
  ),
  section(
    "background",
    { en: "Background jobs", es: "Segundo plano", "pt-BR": "Segundo plano" },
    "runs queue failures inngest ejecuciones fallas tareas execuções falhas tarefas",
    admin,
  ),
  {
    name: "opening-hours",
    kind: "settings",
    href: "/catalog/schedules",
    title: { en: "Opening hours", es: "Horarios de atención", "pt-BR": "Horários de atendimento" },
    words: "schedules holidays closed days shifts feriados días cerrados turnos dias fechados expediente",
  },
  {
    name: "chat-widget",
    kind: "settings",
    href: "/channels/webchat",
    title: { en: "Website chat", es: "Chat del sitio", "pt-BR": "Chat do site" },
    words: "widget webchat install snippet instalar código web página",
  },
  {
    name: "import-customers",
    kind: "settings",
    href: "/customers/import",
    admin: true,
    title: { en: "Import customers", es: "Importar clientes", "pt-BR": "Importar clientes" },
    words: "csv spreadsheet excel upload planilla hoja de cálculo planilha",
  },
  {
    name: "handbook",
    kind: "help",
    href: "/help",
    title: { en: "Help", es: "Ayuda", "pt-BR": "Ajuda" },
    words: "handbook how to guide manual cómo guía como guia",
  },
  ...helpPages.map(
    (page): Entry => ({ name: `help-${page}`, kind: "help", href: `/help/${page}`, ...helpEntries[page] }),
  ),
  {
    name: "api-reference",
    kind: "help",
    href: "/docs",
    title: { en: "API reference", es: "Referencia de la API", "pt-BR": "Referência da API" },
    words: "documentation docs openapi documentación documentação",
  },
];

export const entriesOf = (role: string): readonly Entry[] =>
  entries.filter((entry) => !entry.admin || role !== "agent");
