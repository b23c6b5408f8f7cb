import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

export const delivery: Trade = {
  delivery: {
    pt: "entrega, entregar, delivery, levar uma encomenda, motoboy, encomenda, pacote, entregador, envio, envio de encomenda, motofrete, entregas, despachar, transportadora",
    es: "entrega, entregar, envío, delivery, reparto, llevar un paquete, cadetería, cadete, paquete, encomienda, mensajería, repartidor, motomensajería, despachar, comisionista, correo",
    en: "delivery, deliver, drop off a parcel, send a package, courier, parcel, package, shipping, ship a parcel, messenger, dispatch, deliver a box",
    needs:
      "preciso mandar um pacote, mandar umas caixas, mandar um presente, levar umas caixas, presente pra minha mãe, esqueci as chaves em casa, vendi um produto, tengo que mandar un paquete, mandar unas cajas, mandar un regalo, llevar unas cajas, vendí un producto, need to send some boxes, send a gift, sold something online, small box across town",
  },
  pick_up: {
    pt: "coleta, retirada, buscar um pacote, coletar, retirar em casa, coleta agendada, coleta de encomendas, buscar encomenda, buscar produto, coleta em domicílio, retirar encomenda, buscar mercadoria",
    es: "retiro, retiro a domicilio, buscar un paquete, retirar, pasar a buscar, recolección, retiro programado, levantar un paquete, retiro de paquetes, colecta, retirar mercadería, buscar mercadería, levantar paquetes",
    en: "pick-up, pickup, collection, collect a parcel, pick up a package, scheduled pick-up, grab a parcel, collect from my shop, collect boxes, parcel collection, pick up",
    needs:
      "vem buscar aqui em casa, =buscar aqui, busca na minha loja, buscar na loja, buscar no meu trabalho, buscar lojinha, vengan a buscar a casa, vengan a buscar, pasen a buscar, =pasen por mi local, pasen por mi negocio, come and collect it, collect from my house, fetch it from me, grab it from my shop",
  },
  express: {
    broader: "delivery.delivery",
    otherwise: "delivery.delivery",
    pt: "entrega expressa, entrega no mesmo dia, entrega rápida, sedex, entrega relâmpago, entrega urgente, =entregar urgente, motoboy urgente, entrega imediata, encomenda urgente",
    es: "envío express, entrega en el día, envío rápido, envío urgente, envío en el día, mensajería urgente, moto express, paquete urgente, =envio ya, entrega inmediata, envío flash",
    en: "express delivery, same-day delivery, rush delivery, urgent parcel, urgent delivery, express courier, next day delivery, rush, =same day, urgent package",
    needs:
      "=precisa chegar hoje, =tem que chegar hoje, =chegar ainda hoje, outro lado da cidade, do outro lado da cidade, muita pressa, =tiene que llegar hoy, =llegue hoy, otra punta de la ciudad, está apurado, apurado, mucho apuro, =has to arrive today, =there today, =within the hour, =within an hour, in a hurry, time sensitive",
  },
  moving: {
    pt: "mudança, mudança residencial, mudanças, caminhão de mudança, mudança comercial, mudança interestadual, mudança completa, empresa de mudança, mudança de apartamento, mudança de casa",
    es: "mudanza, mudanzas, mudanza de casa, mudanza de departamento, camión de mudanza, mudanza de oficina, mudarse, mudanza integral, empresa de mudanzas",
    en: "moving, removal van, house move, movers, removals, home moving, relocation, office move, moving truck, moving company, apartment move, house removal",
    needs:
      "vou mudar de apartamento, =vou me mudar, =me mudar, =estou de mudanca, =mudar de casa, =mudar de apartamento, =mudando de casa, =mudo de casa, troquei de casa, trocar de apartamento, apartamento novo, novo apê, entreguei as chaves do apê, casa nova, sair do meu apê, me mudo de departamento, =me mudo, =nos mudamos, =mudarme, =cambio de casa, =cambiar de casa, cambio de departamento, dejo el departamento, alquilé otro departamento, monoambiente, moving to a new apartment, move house, moving out, moving house, =move out, relocating, relocate, new apartment, new flat, bigger flat, lease is ending",
  },
  freight: {
    broader: "delivery.moving",
    otherwise: "delivery.moving",
    pt: "carreto, frete, fretes, transportar móveis, carreteiro, pequeno frete, mini mudança, carretos, frete com ajudante, fiorino, kombi, transporte de móveis, caminhãozinho",
    es: "flete, mini flete, fletes, fletero, transportar muebles, mudanza chica, mini mudanza, flete con peón, utilitario con chofer, flete chico, transporte de muebles",
    en: "=man with a van, =man with van, =man and van, =man and a van, freight, haul, hauling, move furniture, furniture delivery, furniture transport, small move, van hire with driver, single item move, haulage",
    needs:
      "sofá, geladeira, máquina de lavar, fogão, colchão, cama de casal, guarda-roupa usado, móvel usado, comprei um móvel usado, levar um sofá, levar uma geladeira, transportar uma moto, levar uma mesa, freezer, heladera, sillón, lavarropas, colchón, cama y colchón, ropero usado, juego de living, mesa y sillas, llevar una heladera, llevar un sillón, mueble usado, couch, sofa, fridge, washing machine, mattress, dresser, wardrobe across town, bulky item, take a fridge, treadmill, bought a used table, facebook marketplace",
  },
  lifting: {
    otherwise: "delivery.moving",
    pt: "içamento, içar móveis, subir pela sacada, guindaste, içamento de sofá",
    es: "izaje, subir por balcón, soga por balcón, subida por balcón, elevación de muebles",
    en: "furniture hoisting, hoist, hoisting over the balcony, crane lift, piano moving",
    needs:
      "não passa na escada, não cabe no elevador, no entra por la escalera, no entra en el ascensor, won't fit through the stairs, doesn't fit in the elevator, piano upstairs",
  },
  packing: {
    otherwise: "delivery.moving",
    pt: "embalagem, embalar a mudança, caixas de papelão, plástico bolha, empacotar, desmontagem e embalagem",
    es: "embalaje, embalar, cajas de mudanza, film y burbuja, empacar, servicio de embalaje, canastos",
    en: "packing, packing service, moving boxes, pack my things, unpacking, bubble wrap",
    needs: "=nao tenho caixas, =no tengo cajas, haven't packed anything, fragile dishes, louça frágil, vajilla frágil",
  },
  junk_removal: {
    pt: "retirada de entulho, caçamba, bota-fora, descarte de móveis, recolher entulho, retirada de lixo, cata treco, descarte de sofá",
    es: "retiro de escombros, volquete, vaciamiento de casas, retiro de muebles viejos, descarte de muebles, sacar escombros, limpieza de terrenos, retiro de residuos",
    en: "junk removal, rubbish removal, skip hire, dumpster, haul away junk, trash removal, house clearance, waste removal, debris removal",
    needs:
      "jogar fora um sofá, entulho, jogar móvel velho, escombros, tirar un sillón viejo, tirar muebles viejos, get rid of an old couch, rubble, junk",
  },
  documents: {
    otherwise: "delivery.delivery",
    pt: "entrega de documentos, malote, serviço de cartório, documento, contrato, protocolo, reconhecer firma, documentos, despachante",
    es: "entrega de documentos, trámites, gestoría, documentación, documentos, mandados, contrato, gestor, escribanía",
    en: "document delivery, paperwork courier, documents, errand, paperwork, legal documents, contract delivery, errands",
    needs: "fila do banco, ir ao cartório, hacer la cola, hacer un mandado, stand in line, sign some papers",
  },
  food: {
    otherwise: "delivery.delivery",
    pt: "entrega de comida, entrega de refeição, marmita, marmitex, quentinha, pizza, lanche, entrega de bolo",
    es: "entrega de comida, vianda, viandas, pizza, empanadas, torta, comida a domicilio",
    en: "food delivery, meal delivery, takeaway, takeout, pizza, lunch delivery, cake delivery",
    needs: "almoço no escritório, almuerzo en la oficina, lunch at the office",
  },
  groceries: {
    otherwise: "delivery.delivery",
    pt: "entrega de compras, compras do mercado, supermercado, compras do mês, hortifruti",
    es: "entrega de compras, compras del súper, supermercado, almacén, verdulería, compra del mes, súper",
    en: "grocery delivery, groceries, supermarket shopping, grocery shopping, weekly shop",
    needs: "geladeira vazia, heladera vacía, fridge is empty, não posso ir ao mercado, no puedo ir al súper",
  },
  medicine: {
    otherwise: "delivery.delivery",
    pt: "entrega de remédio, farmácia, buscar remédio, medicamentos",
    es: "entrega de remedios, farmacia, buscar remedios, medicamentos",
    en: "medicine delivery, pharmacy delivery, prescription pickup, pharmacy",
  },
  gas: {
    otherwise: "delivery.delivery",
    pt: "botijão de gás, entrega de gás, gás de cozinha, botijão, P13, trocar o botijão",
    es: "garrafa de gas, garrafa, entrega de gas, garrafas, tubo de gas, recarga de garrafa",
    en: "gas bottle, gas cylinder, propane tank, gas refill, propane",
    needs: "acabou o gás, gás acabou, me quedé sin gas, se acabó la garrafa, ran out of gas at home, out of propane",
  },
  water: {
    otherwise: "delivery.delivery",
    pt: "galão de água, água mineral, entrega de água, galão 20 litros, garrafão, galão",
    es: "bidón de agua, bidones, agua mineral, entrega de agua, bidón, sifones, soda, dispenser de agua",
    en: "water delivery, water bottles, water jug, water cooler refill, bottled water",
    needs: "acabou a água do galão, me quedé sin bidones, out of water bottles",
  },
  flowers: {
    otherwise: "delivery.delivery",
    pt: "entrega de flores, buquê, cesta de café da manhã, flores, floricultura, cesta de presente, rosas",
    es: "entrega de flores, ramo, desayuno a domicilio, flores, rosas, florería, desayuno sorpresa, arreglo floral",
    en: "flower delivery, bouquet, flowers, florist, roses, gift basket, breakfast basket",
    needs: "surpresa pra namorada, sorpresa para mi novia, surprise my girlfriend, anniversary gift",
  },
  return: {
    otherwise: "delivery.pick_up",
    pt: "devolução, logística reversa, devolver um produto, devolver, troca de produto",
    es: "devolución, devolver un producto, logística inversa, devolver, cambio de producto",
    en: "return pick-up, return a parcel, returns, return an item",
    needs: "produto veio errado, tamanho errado, vino mal el producto, talle equivocado, wrong size, wrong item",
  },
  installation: {
    pt: "instalação, montagem, montagem de móveis, montar um móvel, instalar, montador, montador de móveis, montar, desmontagem, desmontar, montar guarda-roupa, montagem de guarda-roupa",
    es: "instalación, armado, armado de muebles, armar un mueble, instalar, armador de muebles, ensamblar, desarmar, ensamblado, desarmado, armar placard, armar cama, armar escritorio, armar ropero, montaje de muebles, armar cuna",
    en: "installation, assembly, furniture assembly, install, assemble, flat pack assembly, flat pack, flatpack, ikea assembly, put together furniture, wardrobe assembly, disassembly, assembling",
    needs:
      "guarda-roupa na caixa, veio na caixa, veio desmontado, rack na caixa, painel de tv, escrivaninha na caixa, berço, estante na caixa, parafusos e manual, llegó en caja, vino desarmado, mueble de melamina, melamina, cuna, cama marinera, estantería en caja, ikea, putting together, came in a box, came in pieces, crib, bunk bed, bookshelf in a box, instructions make no sense",
  },
  passenger: {
    pt: "transporte de passageiros, traslado, levar ao aeroporto, transfer, corrida, transfer aeroporto, aeroporto, motorista particular, táxi, rodoviária, excursão, transporte executivo, motorista",
    es: "traslado, traslado al aeropuerto, transfer, remis, viaje al aeropuerto, aeropuerto, taxi, chofer, remisse, terminal de ómnibus, chofer particular, combi",
    en: "airport transfer, transfer, ride, shuttle, chauffeur, airport, taxi, private driver, airport shuttle, cab, minibus",
    needs:
      "voo, meu voo, embarque, desembarque, mala pro aeroporto, congonhas, guarulhos, galeão, check-in do voo, vuelo, mi vuelo, embarco, ezeiza, aeroparque, terminal de retiro, valijas al aeropuerto, flight, my flight, plane leaves, need a lift, =lift to, cruise terminal",
  },
  school_run: {
    otherwise: "delivery.passenger",
    pt: "=van escolar, transporte escolar, perua escolar",
    es: "transporte escolar, combi escolar, micro escolar",
    en: "school run, school bus, school transport",
    needs: "buscar meu filho na escola, buscar a mi hijo al colegio, pick my kid up from school",
  },
  wardrobe: {
    kind: "modifier",
    pt: "guarda-roupa, roupeiro",
    es: "ropero, placard",
    en: "wardrobe, closet",
  },
  storage: {
    pt: "guarda-móveis, armazenagem, depósito de mercadorias, self storage, box para guardar móveis, guarda móveis, guarda-volumes, depósito",
    es: "depósito de muebles, guardamuebles, almacenaje, baulera, guarda de muebles, depósito, self storage, bauleras",
    en: "storage, self storage, warehouse, storage unit, furniture storage, store my things, storage room, luggage storage",
    needs:
      "guardar minhas coisas, guardar os móveis, guardar móveis, =onde guardar, sem espaço em casa, reforma do apê, guardar mis cosas, guardar los muebles, guardar muebles, dejar los muebles, =donde guardar, no tengo espacio, keep my furniture, keep my stuff, nowhere to put, while we renovate, furniture while, store furniture",
  },
};
