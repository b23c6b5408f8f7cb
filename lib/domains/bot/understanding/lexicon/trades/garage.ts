import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";
import { carCare } from "@/lib/domains/bot/understanding/lexicon/trades/car-care";
import { mechanics } from "@/lib/domains/bot/understanding/lexicon/trades/mechanics";

/** Cars, motorbikes and tyres: what makes them run, and what makes them look well. */
export const garage: Trade = {
  ...mechanics,
  ...carCare,
  motorbike: {
    kind: "modifier",
    pt: "moto, motocicleta, scooter, motinha, biz",
    es: "moto, motocicleta, scooter, motito, ciclomotor",
    en: "motorbike, motorcycle, scooter, moped",
  },
  truck: {
    kind: "modifier",
    pt: "caminhão, caminhonete, utilitário",
    es: "camión, camioneta, utilitario",
    en: "truck, pickup, lorry, van",
  },
  car: {
    kind: "modifier",
    pt: "carro, automóvel, veículo",
    es: "auto, coche, vehículo, automóvil",
    en: "car, vehicle, automobile",
  },
};
