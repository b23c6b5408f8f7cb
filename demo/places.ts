/** Neighbourhoods with a middle to scatter addresses around, and streets that could be there. */

export type Area = { name: string; lat: number; lng: number; streets: readonly [string, ...string[]] };

export const saoPaulo: readonly [Area, ...Area[]] = [
  {
    name: "Consolação, São Paulo",
    lat: -23.5535,
    lng: -46.6565,
    streets: ["Rua Augusta", "Rua Bela Cintra", "Rua da Consolação"],
  },
  {
    name: "Pinheiros, São Paulo",
    lat: -23.5667,
    lng: -46.6921,
    streets: ["Rua dos Pinheiros", "Rua Cardeal Arcoverde", "Rua Teodoro Sampaio"],
  },
  {
    name: "Vila Mariana, São Paulo",
    lat: -23.5893,
    lng: -46.6346,
    streets: ["Rua Domingos de Morais", "Rua Vergueiro", "Rua França Pinto"],
  },
  {
    name: "Mooca, São Paulo",
    lat: -23.5601,
    lng: -46.5996,
    streets: ["Rua da Mooca", "Rua Juventus", "Avenida Paes de Barros"],
  },
  {
    name: "Tatuapé, São Paulo",
    lat: -23.5403,
    lng: -46.5755,
    streets: ["Rua Tuiuti", "Rua Serra de Bragança", "Rua Itapura"],
  },
  {
    name: "Santana, São Paulo",
    lat: -23.5015,
    lng: -46.6247,
    streets: ["Rua Voluntários da Pátria", "Avenida Braz Leme", "Rua Alfredo Pujol"],
  },
  {
    name: "Moema, São Paulo",
    lat: -23.6012,
    lng: -46.6646,
    streets: ["Alameda dos Arapanés", "Avenida Ibirapuera", "Alameda dos Nhambiquaras"],
  },
  {
    name: "Lapa, São Paulo",
    lat: -23.5228,
    lng: -46.7012,
    streets: ["Rua Clélia", "Rua Guaicurus", "Rua Doze de Outubro"],
  },
  {
    name: "Butantã, São Paulo",
    lat: -23.5719,
    lng: -46.7082,
    streets: ["Avenida Vital Brasil", "Rua Alvarenga", "Rua Camargo"],
  },
];

export const asuncion: readonly [Area, ...Area[]] = [
  {
    name: "Villa Morra, Asunción",
    lat: -25.2954,
    lng: -57.5797,
    streets: ["Avenida Mariscal López", "Calle Senador Long", "Calle Charles de Gaulle"],
  },
  {
    name: "Recoleta, Asunción",
    lat: -25.2899,
    lng: -57.5906,
    streets: ["Calle Sargento Gauto", "Avenida Quinta", "Calle Coronel Cabrera"],
  },
  {
    name: "Catedral, Asunción",
    lat: -25.2822,
    lng: -57.6351,
    streets: ["Calle Palma", "Calle Estrella", "Calle 25 de Mayo"],
  },
];

export const buenosAires: readonly [Area, ...Area[]] = [
  {
    name: "Palermo, Buenos Aires",
    lat: -34.5889,
    lng: -58.4306,
    streets: ["Calle Honduras", "Calle Gorriti", "Avenida Santa Fe"],
  },
  {
    name: "Almagro, Buenos Aires",
    lat: -34.6094,
    lng: -58.4208,
    streets: ["Avenida Rivadavia", "Calle Gascón", "Avenida Medrano"],
  },
  {
    name: "Belgrano, Buenos Aires",
    lat: -34.5627,
    lng: -58.4583,
    streets: ["Avenida Cabildo", "Calle Juramento", "Calle Echeverría"],
  },
];
