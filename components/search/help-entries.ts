import type { HelpPage } from "@/components/help/pages";
import type { Locale } from "@/components/locales";
import { channelNamesOf, channels } from "@/lib/core/vocabulary";

/** What the pages of the handbook are called, and by what words else they are searched, in the three languages. */
export const helpEntries: Record<HelpPage, { title: Record<Locale, string>; words: string }> = {
  "first-day": {
    title: { en: "The first day", es: "El primer día", "pt-BR": "O primeiro dia" },
    words: "begin start set-up assistant empezar primeros pasos asistente começar primeiros passos assistente",
  },
  services: {
    title: {
      en: "Services, people and hours",
      es: "Servicios, personas y horarios",
      "pt-BR": "Serviços, pessoas e horários",
    },
    words: "requirements resources opening hours price duración precio requisitos recursos duração preço",
  },
  members: {
    title: { en: "Members and roles", es: "Miembros y roles", "pt-BR": "Membros e funções" },
    words: "invite roles owner admin agent invitar dueño convidar dono permissões permisos",
  },
  reports: {
    title: { en: "Reports", es: "Informes", "pt-BR": "Relatórios" },
    words:
      "figures statistics occupancy revenue no-shows cifras estadísticas ocupación ingresos números estatísticas receita",
  },
  home: {
    title: { en: "Home", es: "Inicio", "pt-BR": "Início" },
    words: "today late arrivals gaps figures hoy llegadas huecos cifras hoje chegadas números",
  },
  calendar: {
    title: { en: "The calendar", es: "El calendario", "pt-BR": "A agenda" },
    words: "day week drag move arrastrar mover semana arrastar agenda",
  },
  bookings: {
    title: {
      en: "Book, reschedule, cancel, undo",
      es: "Reservar, reprogramar, cancelar, deshacer",
      "pt-BR": "Agendar, remarcar, cancelar, desfazer",
    },
    words: "appointment new move cancel undo turno cita reserva mover deshacer agendamento desfazer",
  },
  tasks: {
    title: { en: "Tasks and the board", es: "Tareas y tablero", "pt-BR": "Tarefas e quadro" },
    words: "board stages queue assign tablero etapas cola asignar quadro etapas fila atribuir",
  },
  "my-tasks": {
    title: { en: "My tasks, on a phone", es: "Mis tareas, en el teléfono", "pt-BR": "Minhas tarefas, no celular" },
    words: "driver phone take start complete chofer repartidor tomar empezar entregador motorista pegar concluir",
  },
  "time-off": {
    title: { en: "Time off and closed days", es: "Ausencias y días cerrados", "pt-BR": "Ausências e dias fechados" },
    words: "holiday vacation closed block vacaciones feriado bloqueo férias feriado bloqueio",
  },
  customers: {
    title: { en: "Customers", es: "Clientes", "pt-BR": "Clientes" },
    words: "import merge privacy export importar unir privacidad exportar juntar privacidade",
  },
  conversations: {
    title: { en: "Conversations", es: "Conversaciones", "pt-BR": "Conversas" },
    words: `${channelNamesOf(channels).join(" ")} inbox bandeja caixa`,
  },
  replies: {
    title: {
      en: "Replies, notes and snooze",
      es: "Respuestas, notas y posponer",
      "pt-BR": "Respostas, notas e adiar",
    },
    words: "quick variables private later rápidas privadas después depois",
  },
  bot: {
    title: { en: "The bot", es: "El bot", "pt-BR": "O bot" },
    words: "answers knowledge tone handover respuestas conocimiento tono respostas conhecimento tom",
  },
  "booking-page": {
    title: {
      en: "The booking page and the chat on your site",
      es: "La página de reservas y el chat del sitio",
      "pt-BR": "A página de agendamento e o chat do site",
    },
    words: "public link widget website enlace sitio web link site",
  },
  notices: {
    title: { en: "Notices to customers", es: "Avisos a clientes", "pt-BR": "Avisos a clientes" },
    words: "reminders confirmations texts recordatorios confirmaciones lembretes confirmações",
  },
  notifications: {
    title: {
      en: "Notifications for the team",
      es: "Notificaciones para el equipo",
      "pt-BR": "Notificações para a equipe",
    },
    words: "push e-mail bell quiet hours alertas silencio sino silêncio",
  },
  automations: {
    title: { en: "Automations", es: "Automatizaciones", "pt-BR": "Automações" },
    words: "rules trigger when then reglas disparador regras gatilho",
  },
  "test-mode": {
    title: { en: "Test mode", es: "Modo de prueba", "pt-BR": "Modo de teste" },
    words: "try clock twin sandbox probar reloj ensayo testar experimentar relógio",
  },
  keyboard: {
    title: { en: "Keyboard shortcuts", es: "Atajos de teclado", "pt-BR": "Atalhos de teclado" },
    words: "shortcuts keys atajos teclas atalhos",
  },
  trouble: {
    title: { en: "When something does not work", es: "Cuando algo no funciona", "pt-BR": "Quando algo não funciona" },
    words: "error problem offline help falla sin conexión erro problema sem conexão",
  },
};
