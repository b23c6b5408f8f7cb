import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { carCare } from "@/lib/domains/bot/understanding/lexicon/trades/vehicles/car-care";
import { mechanics } from "@/lib/domains/bot/understanding/lexicon/trades/vehicles/mechanics";
import { wheels } from "@/lib/domains/bot/understanding/lexicon/trades/vehicles/wheels";

/** Cars, motorbikes and tyres: what makes them run, and what makes them look well. */
export const garage: Trade = {
  ...mechanics,
  ...wheels,
  ...carCare,
  motorbike: {
    kind: "modifier",
    pt: "moto, motocicleta, scooter, motinha, biz, motos, motoneta, motoca, lambreta, pcx, xre, harley, cg 160, twister",
    es: `moto, motocicleta, scooter, motito, ciclomotor, motos, motoneta, motociclo, zanella, twister, rouser, harley, cuatri,
      cuatriciclo`,
    en: `motorbike, motorcycle, scooter, moped, motorbikes, motorcycles, scooters, harley, dirt bike, =my bike, =the bike, vespa, quad,
      atv`,
  },
  truck: {
    kind: "modifier",
    pt: `caminhão, caminhonete, utilitário, caminhões, camionete, pick-up, picape, hilux, s10, ranger, suv, 4x4, ônibus, furgão`,
    es: `camión, camioneta, utilitario, camiones, pickup, pick up, chata, hilux, amarok, ranger, suv, 4x4, colectivo, furgón, utilitarios`,
    en: "truck, pickup, lorry, van, trucks, pickup truck, suv, 4x4, jeep, hilux, bus, campervan, motorhome, rv",
  },
  car: {
    kind: "modifier",
    pt: "carro, automóvel, veículo, carros, automóveis, sedan, hatch, veículos, carro de passeio",
    es: "auto, coche, vehículo, automóvil, autos, coches, vehículos, sedán, autito, hatch",
    en: "car, vehicle, automobile, cars, sedan, hatchback, vehicles, saloon",
  },
  diesel: {
    kind: "modifier",
    pt: "diesel, a diesel",
    es: "diésel, gasolero, gasoil",
    en: "diesel",
  },
  electric_car: {
    kind: "modifier",
    pt: "carro elétrico, híbrido",
    es: "auto eléctrico, híbrido",
    en: "electric car, hybrid, tesla",
  },
  front: {
    kind: "modifier",
    pt: "dianteiro, dianteira, da frente, dianteiros, dianteiras",
    es: "delantero, delantera, delanteros, delanteras",
    en: "front",
  },
  rear: {
    kind: "modifier",
    pt: "traseiro, traseira, traseiros, traseiras",
    es: "trasero, trasera, traseros, traseras",
    en: "rear, =back wheel, =back brakes",
  },
  synthetic: {
    kind: "modifier",
    pt: "sintético, 100% sintético, full sintético",
    es: "sintético, full sintético",
    en: "synthetic, fully synthetic",
  },
  semi_synthetic: {
    kind: "modifier",
    pt: "semissintético, semi-sintético, semi sintético",
    es: "semisintético, semi sintético",
    en: "semi-synthetic, semi synthetic, =part synthetic",
  },
  mineral: {
    kind: "modifier",
    pt: "mineral",
    es: "mineral",
    en: "conventional, mineral",
  },
};
