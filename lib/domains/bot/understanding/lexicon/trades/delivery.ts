import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

export const delivery: Trade = {
  delivery: {
    pt: "entrega, entregar, delivery, levar uma encomenda, motoboy, encomenda, pacote",
    es: "entrega, entregar, envío, delivery, reparto, llevar un paquete, cadetería, cadete, paquete, encomienda",
    en: "delivery, deliver, drop off a parcel, send a package, courier, parcel, package",
    needs:
      "preciso mandar um pacote, mandar umas caixas, tengo que mandar un paquete, mandar unas cajas, need to send some boxes",
  },
  pick_up: {
    pt: "coleta, retirada, buscar um pacote, coletar, retirar em casa, coleta agendada",
    es: "retiro, retiro a domicilio, buscar un paquete, retirar, pasar a buscar, recolección, retiro programado",
    en: "pick-up, pickup, collection, collect a parcel, pick up a package, scheduled pick-up",
    needs: "vem buscar aqui em casa, vengan a buscar a casa, come and collect it",
  },
  express: {
    broader: "delivery.delivery",
    otherwise: "delivery.delivery",
    pt: "entrega expressa, entrega no mesmo dia, entrega rápida, sedex",
    es: "envío express, entrega en el día, envío rápido, envío urgente",
    en: "express delivery, same-day delivery, rush delivery",
    needs: "precisa chegar hoje, tiene que llegar hoy, has to arrive today",
  },
  moving: {
    pt: "mudança, carreto, frete, mudança residencial, transportar móveis",
    es: "mudanza, flete, mini flete, mudanzas, transportar muebles",
    en: "moving, removal van, house move, freight, movers, move furniture",
    needs:
      "levar um sofá, levar uma geladeira, vou mudar de apartamento, llevar una heladera, llevar un sillón, me mudo de departamento, moving to a new apartment, take a fridge",
  },
  documents: {
    otherwise: "delivery.delivery",
    pt: "entrega de documentos, malote, serviço de cartório, documento",
    es: "entrega de documentos, trámites, gestoría, sobre, documentación",
    en: "document delivery, paperwork courier, documents, errand",
  },
  food: {
    otherwise: "delivery.delivery",
    pt: "entrega de comida, entrega de refeição, marmita",
    es: "entrega de comida, vianda, viandas",
    en: "food delivery, meal delivery, takeaway",
  },
  groceries: {
    otherwise: "delivery.delivery",
    pt: "entrega de compras, compras do mercado, supermercado",
    es: "entrega de compras, compras del súper, supermercado, almacén",
    en: "grocery delivery, groceries, supermarket shopping",
  },
  gas: {
    otherwise: "delivery.delivery",
    pt: "botijão de gás, entrega de gás, gás de cozinha",
    es: "garrafa de gas, garrafa, entrega de gas",
    en: "gas bottle, gas cylinder",
    needs: "acabou o gás, me quedé sin gas, ran out of gas at home",
  },
  water: {
    otherwise: "delivery.delivery",
    pt: "galão de água, água mineral, entrega de água",
    es: "bidón de agua, bidones, agua mineral, entrega de agua",
    en: "water delivery, water bottles, water jug",
  },
  flowers: {
    otherwise: "delivery.delivery",
    pt: "entrega de flores, buquê, cesta de café da manhã",
    es: "entrega de flores, ramo, desayuno a domicilio",
    en: "flower delivery, bouquet, flowers",
  },
  return: {
    otherwise: "delivery.pick_up",
    pt: "devolução, logística reversa, devolver um produto",
    es: "devolución, devolver un producto, logística inversa",
    en: "return pick-up, return a parcel, returns",
  },
  installation: {
    pt: "instalação, montagem, montagem de móveis, montar um móvel, instalar",
    es: "instalación, armado, armado de muebles, armar un mueble, instalar",
    en: "installation, assembly, furniture assembly, set up, install",
  },
  passenger: {
    pt: "transporte de passageiros, traslado, levar ao aeroporto, transfer, corrida",
    es: "traslado, traslado al aeropuerto, transfer, remis, viaje al aeropuerto",
    en: "airport transfer, transfer, ride, shuttle, chauffeur",
  },
  storage: {
    pt: "guarda-móveis, armazenagem, depósito de mercadorias",
    es: "depósito de muebles, guardamuebles, almacenaje",
    en: "storage, self storage, warehouse",
  },
};
