import type { Business } from "@/lib/domains/assistant/schema";
import { hours, type Template, words } from "@/lib/domains/assistant/templates/template";

const clinic: Template = {
  business: "clinic",
  services: [
    { name: words("Consulta", "Consulta", "Consultation"), kind: "appointment", minutes: 30, buffer: 10, price: 200 },
    { name: words("Retorno", "Control", "Follow-up"), kind: "appointment", minutes: 20, buffer: 5, price: null },
    { name: words("Exame", "Estudio", "Examination"), kind: "appointment", minutes: 40, buffer: 10, price: 150 },
  ],
  people: {
    group: words("Profissionais", "Profesionales", "Professionals"),
    one: words("Profissional", "Profesional", "Professional"),
    usual: 1,
  },
  places: {
    group: words("Consultórios", "Consultorios", "Rooms"),
    one: words("Consultório", "Consultorio", "Room"),
    kind: "room",
    usual: 2,
    needed: true,
  },
  weekly: hours.office,
  queue: { name: words("Encaixe", "Sin turno", "Walk-in"), minutes: 20, usual: false },
};

const salon: Template = {
  business: "salon",
  services: [
    { name: words("Corte", "Corte", "Haircut"), kind: "appointment", minutes: 40, buffer: 5, price: 60 },
    { name: words("Barba", "Barba", "Beard trim"), kind: "appointment", minutes: 30, buffer: 5, price: 40 },
    { name: words("Manicure", "Manicuría", "Manicure"), kind: "appointment", minutes: 45, buffer: 5, price: 45 },
    { name: words("Coloração", "Coloración", "Colouring"), kind: "appointment", minutes: 120, buffer: 10, price: 180 },
  ],
  people: { group: words("Equipe", "Equipo", "Team"), one: words("Profissional", "Profesional", "Stylist"), usual: 1 },
  places: {
    group: words("Cadeiras", "Sillones", "Chairs"),
    one: words("Cadeira", "Sillón", "Chair"),
    kind: "equipment",
    usual: 0,
    needed: true,
  },
  weekly: hours.shop,
  queue: { name: words("Por ordem de chegada", "Por orden de llegada", "Walk-in"), minutes: 30, usual: false },
};

const garage: Template = {
  business: "garage",
  services: [
    { name: words("Revisão", "Revisión", "Inspection"), kind: "appointment", minutes: 120, buffer: 15, price: 250 },
    {
      name: words("Troca de óleo", "Cambio de aceite", "Oil change"),
      kind: "appointment",
      minutes: 45,
      buffer: 10,
      price: 120,
    },
    {
      name: words("Alinhamento", "Alineación", "Wheel alignment"),
      kind: "appointment",
      minutes: 60,
      buffer: 10,
      price: 100,
    },
  ],
  people: {
    group: words("Mecânicos", "Mecánicos", "Mechanics"),
    one: words("Mecânico", "Mecánico", "Mechanic"),
    usual: 2,
  },
  places: {
    group: words("Elevadores", "Elevadores", "Lifts"),
    one: words("Elevador", "Elevador", "Lift"),
    kind: "equipment",
    usual: 2,
    needed: true,
  },
  weekly: hours.office,
  queue: {
    name: words("Conserto sem hora", "Reparación sin turno", "Repair without a time"),
    minutes: 180,
    usual: true,
  },
};

const delivery: Template = {
  business: "delivery",
  services: [
    {
      name: words("Coleta agendada", "Retiro programado", "Scheduled pick-up"),
      kind: "appointment",
      minutes: 60,
      buffer: 15,
      price: 40,
    },
  ],
  people: {
    group: words("Entregadores", "Repartidores", "Drivers"),
    one: words("Entregador", "Repartidor", "Driver"),
    usual: 2,
  },
  places: {
    group: words("Veículos", "Vehículos", "Vehicles"),
    one: words("Moto", "Moto", "Van"),
    kind: "vehicle",
    usual: 2,
    needed: false,
  },
  weekly: hours.daily,
  queue: { name: words("Entrega", "Entrega", "Delivery"), minutes: 30, usual: true },
};

const studio: Template = {
  business: "studio",
  services: [
    { name: words("Sessão", "Sesión", "Session"), kind: "appointment", minutes: 60, buffer: 10, price: 120 },
    {
      name: words("Sessão longa", "Sesión larga", "Long session"),
      kind: "appointment",
      minutes: 120,
      buffer: 15,
      price: 220,
    },
    {
      name: words("Aula experimental", "Clase de prueba", "Trial class"),
      kind: "appointment",
      minutes: 45,
      buffer: 10,
      price: null,
    },
  ],
  people: {
    group: words("Profissionais", "Profesionales", "Instructors"),
    one: words("Profissional", "Profesional", "Instructor"),
    usual: 1,
  },
  places: {
    group: words("Salas", "Salas", "Rooms"),
    one: words("Sala", "Sala", "Room"),
    kind: "room",
    usual: 1,
    needed: true,
  },
  weekly: hours.long,
  queue: { name: words("Lista de espera", "Lista de espera", "Waiting list"), minutes: 60, usual: false },
};

const other: Template = {
  business: "other",
  services: [
    { name: words("Atendimento", "Atención", "Appointment"), kind: "appointment", minutes: 30, buffer: 0, price: null },
  ],
  people: { group: words("Equipe", "Equipo", "Team"), one: words("Profissional", "Profesional", "Person"), usual: 1 },
  places: {
    group: words("Salas", "Salas", "Rooms"),
    one: words("Sala", "Sala", "Room"),
    kind: "room",
    usual: 0,
    needed: true,
  },
  weekly: hours.office,
  queue: { name: words("Sem hora marcada", "Sin turno", "Without a time"), minutes: 30, usual: false },
};

export const templates: Record<Business, Template> = { clinic, salon, garage, delivery, studio, other };
