import { week } from "@/demo/hours";
import type { Resource } from "@/lib/domains/catalog/resources/schema";

const workdays = [1, 2, 3, 4, 5];

/** Hours by the wall clock of São Paulo; lunch is a gap between two rows. */
export const schedules = {
  Clínica: [...week(workdays, "08:00-12:00", "13:00-18:00"), ...week([6], "08:00-12:00")],
  Manhãs: week(workdays, "07:00-13:00"),
  Tardes: week(workdays, "12:00-15:00", "15:30-20:00"),
  "Turmas de pilates": [...week([1, 3, 5], "07:00-09:00", "18:00-20:00"), ...week([2, 4], "12:00-13:00")],
  Entregas: [...week([...workdays, 6], "08:00-12:00", "13:00-20:00"), ...week([7], "09:00-13:00")],
};

/** Medicines are delivered on holidays too. */
export const closedOnHolidays: readonly string[] = ["Clínica", "Manhãs", "Tardes", "Turmas de pilates"];

/** On half days these stay closed: they have no morning hours. */
export const openHalfDays: readonly string[] = ["Clínica", "Manhãs"];

type Part = {
  name: string;
  kind: Resource["kind"];
  schedule: keyof typeof schedules | null;
  groups: string[];
  capacity?: number;
  location?: Resource["location"];
};

const person = (name: string, schedule: keyof typeof schedules, ...groups: string[]): Part => ({
  name,
  kind: "person",
  schedule,
  groups,
});
const room = (name: string, ...groups: string[]): Part => ({ name, kind: "room", schedule: "Clínica", groups });
const machine = (name: string, ...groups: string[]): Part => ({ name, kind: "equipment", schedule: null, groups });

const base = { formatted: "Rua Augusta, 1508 - Consolação, São Paulo", lat: -23.5577, lng: -46.6598 };

export const resources: readonly Part[] = [
  person("Rafael Nogueira", "Clínica", "Clínicos gerais", "Médicos"),
  person("Beatriz Campos", "Manhãs", "Clínicos gerais", "Médicos"),
  person("Otávio Brandão", "Tardes", "Clínicos gerais", "Médicos"),
  person("Lívia Sampaio", "Clínica", "Dermatologistas", "Médicos"),
  person("Heitor Vasconcelos", "Tardes", "Dermatologistas", "Médicos"),
  person("Sônia Kimura", "Clínica", "Ultrassonografistas", "Médicos"),
  person("Camila Duarte", "Clínica", "Fisioterapeutas"),
  person("Thiago Meireles", "Manhãs", "Fisioterapeutas"),
  person("Priscila Antunes", "Tardes", "Fisioterapeutas"),
  person("Marina Tavares", "Clínica", "Enfermagem"),
  person("Josué Ferraz", "Manhãs", "Enfermagem"),
  person("Aline Peixoto", "Tardes", "Enfermagem"),
  person("Renata Queiroz", "Clínica", "Nutricionistas"),
  { ...person("Bianca Rocha", "Turmas de pilates", "Instrutores de pilates"), capacity: 8 },
  room("Consultório 1", "Consultórios"),
  room("Consultório 2", "Consultórios"),
  room("Consultório 3", "Consultórios"),
  room("Sala de exames", "Salas de exames"),
  room("Sala de procedimentos"),
  room("Sala de coleta", "Salas de enfermagem"),
  room("Sala de vacinas", "Salas de enfermagem"),
  { ...room("Ginásio de fisioterapia"), schedule: null, capacity: 3 },
  { ...room("Estúdio de pilates"), schedule: null, capacity: 8 },
  machine("Ultrassom Voluson", "Ultrassons"),
  machine("Ultrassom portátil", "Ultrassons"),
  machine("Laser de CO₂"),
  machine("Aparelho de eletroterapia 1", "Eletroterapia"),
  machine("Aparelho de eletroterapia 2", "Eletroterapia"),
  { name: "Fiorino", kind: "vehicle", schedule: "Entregas", groups: ["Veículos"], location: base },
  { name: "Kangoo elétrica", kind: "vehicle", schedule: "Entregas", groups: ["Veículos"], location: base },
  { ...person("Wesley Barros", "Entregas", "Entregadores"), location: base },
  { ...person("Diego Amarilla", "Entregas", "Entregadores"), location: base },
  { ...person("Jéssica Lopes", "Entregas", "Entregadores"), location: base },
  { ...person("Everton Pires", "Entregas", "Entregadores"), location: base },
  { ...person("Nahuel Ibarra", "Entregas", "Entregadores"), location: base },
  { ...person("Helena Prado", "Entregas", "Entregadores"), location: base },
];

/** Whole days, counted from the day of the seed. */
export const timeOff = [
  { resource: "Thiago Meireles", first: 12, days: 10, reason: "Férias" },
  { resource: "Lívia Sampaio", first: 20, days: 3, reason: "Congresso de dermatologia" },
  { resource: "Laser de CO₂", first: 5, days: 1, reason: "Manutenção preventiva" },
  { resource: "Consultório 3", first: 8, days: 2, reason: "Pintura" },
  { resource: "Diego Amarilla", first: 3, days: 2, reason: "Folga" },
] as const;
