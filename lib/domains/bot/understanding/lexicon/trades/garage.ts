import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const check = "garage.inspection";

export const garage: Trade = {
  oil_change: {
    otherwise: check,
    pt: "troca de óleo, trocar o óleo, óleo do motor, óleo e filtro, óleo",
    es: "cambio de aceite, cambiar el aceite, aceite y filtro, aceite, lubricentro, cambio de aceite y filtros",
    en: "oil change, change the oil, oil and filter, oil service, lube",
    needs: "luz do óleo acesa, luz do óleo acendeu, se prendió la luz del aceite, oil light is on, oil light came on",
  },
  inspection: {
    broader: "general.inspection",
    otherwise: "general.repair",
    pt: "revisão, revisão geral, revisão do carro, revisão dos 10 mil, check-up do carro, revisar o carro, diagnóstico do carro",
    es: "revisión, revisión general, service, service de los 10 mil, revisar el auto, chequeo del vehículo, diagnóstico del auto, revisión mecánica",
    en: "inspection, car service, vehicle inspection, full service, check the car, car check-up, diagnostics",
    needs:
      "barulho estranho, carro fazendo barulho, barulho no motor, carro não pega, carro falhando, luz da injeção acesa, luz no painel, vou viajar de carro, ruido raro, el auto hace ruido, mi auto no arranca, no arranca, pierde fuerza, se prendió una luz en el tablero, auto se apaga, strange noise, car is making a noise, car won't start, engine light is on, warning light, losing power, long road trip",
  },
  alignment: {
    otherwise: check,
    pt: "alinhamento, alinhar, alinhamento e balanceamento, geometria",
    es: "alineación, alinear, alineado, alineación y balanceo, tren delantero",
    en: "wheel alignment, alignment, align the wheels, tracking",
    needs:
      "carro puxando pro lado, carro puxa para a direita, volante torto, direção puxando, pneu gastando torto, el auto se va para un lado, se tira a la derecha, auto tira para el costado, volante torcido, car pulls to one side, car pulls to the left, pulling to the right, steering wheel is crooked",
  },
  balancing: {
    otherwise: "garage.alignment",
    pt: "balanceamento, balancear as rodas, alinhamento e balanceamento",
    es: "balanceo, balancear las ruedas, balanceado, alineación y balanceo",
    en: "wheel balancing, balance the wheels, balancing",
    needs:
      "volante tremendo, volante vibrando, carro treme na estrada, tiembla el volante, vibra el volante, vibra en ruta, steering wheel shakes, car vibrates at speed",
  },
  brakes: {
    otherwise: check,
    pt: "freio, freios, pastilha de freio, troca de pastilhas, revisão de freios, disco de freio, lona de freio, fluido de freio",
    es: "frenos, freno, pastillas de freno, cambio de pastillas, revisión de frenos, disco de freno, líquido de frenos, cintas de freno",
    en: "brakes, brake pads, brake service, brake discs, brake check, brake fluid",
    needs:
      "freio chiando, freio fazendo barulho, carro não freia direito, pedal de freio baixo, chilla al frenar, chillan los frenos, no frena bien, pedal esponjoso, squeaking when I brake, car doesn't stop well, brakes squeal",
  },
  tires: {
    otherwise: check,
    pt: "pneu, pneus, troca de pneus, rodízio de pneus, borracharia, borracheiro",
    es: "cubiertas, neumáticos, cambio de cubiertas, gomas, rotación de cubiertas, llantas, gomería",
    en: "tires, tyres, tire change, new tyres, tire rotation, tyre fitting",
    needs: "pneu careca, pneu gasto, cubiertas gastadas, cubierta lisa, bald tires, worn tyres",
  },
  puncture: {
    otherwise: "garage.tires",
    pt: "conserto de pneu, pneu furado, remendo de pneu",
    es: "pinchazo, arreglo de pinchadura, goma pinchada, parchar la cubierta",
    en: "puncture repair, flat tire, flat tyre, tire patch",
    needs: "furou o pneu, pneu murchando, pinché una goma, se me pinchó la rueda, got a flat, tyre keeps losing air",
  },
  battery: {
    otherwise: check,
    pt: "bateria, troca de bateria, bateria do carro, carga na bateria",
    es: "batería, cambio de batería, batería del auto, acumulador, cargar la batería",
    en: "battery, battery replacement, car battery, jump start",
    needs:
      "bateria arriada, carro não liga, carro sem bateria, bateria descargada, me quedé sin batería, dead battery, battery is flat",
  },
  air_conditioning: {
    otherwise: check,
    pt: "ar-condicionado, ar condicionado, carga de gás, higienização do ar, recarga do ar, gás do ar",
    es: "aire acondicionado, carga de gas, recarga del aire, aire del auto, filtro de habitáculo",
    en: "air conditioning, AC recharge, aircon, AC service, cabin filter",
    needs:
      "ar não gela, ar não está gelando, ar com cheiro ruim, el aire no enfría, aire tira caliente, AC isn't cold, air con blows hot",
  },
  suspension: {
    otherwise: check,
    pt: "suspensão, amortecedor, amortecedores, molas, bucha, troca de amortecedores",
    es: "suspensión, amortiguadores, amortiguador, bujes, cambio de amortiguadores, espirales",
    en: "suspension, shock absorbers, shocks, struts, bushings",
    needs:
      "carro batendo embaixo, carro pulando muito, barulho no buraco, golpea en los pozos, ruido en los lomos de burro, car bounces, clunk over bumps",
  },
  clutch: {
    otherwise: check,
    pt: "embreagem, troca de embreagem, kit embreagem",
    es: "embrague, cambio de embrague, kit de embrague",
    en: "clutch, clutch replacement",
    needs: "embreagem patinando, pedal duro da embreagem, patina el embrague, clutch is slipping",
  },
  gearbox: {
    otherwise: check,
    pt: "câmbio, caixa de câmbio, óleo do câmbio, câmbio automático, transmissão",
    es: "caja de cambios, caja automática, transmisión, aceite de caja",
    en: "gearbox, transmission, transmission fluid",
    needs: "marcha não entra, câmbio trancando, no entran los cambios, salta la marcha, gears won't engage, gear slips",
  },
  timing_belt: {
    otherwise: check,
    pt: "correia dentada, troca de correia, correia",
    es: "correa de distribución, distribución, cambio de correa, kit de distribución",
    en: "timing belt, cambelt, cam belt, belt replacement",
  },
  engine: {
    otherwise: check,
    pt: "motor, retífica de motor, cabeçote, velas, troca de velas, injeção eletrônica, limpeza de bicos",
    es: "motor, rectificación de motor, tapa de cilindros, bujías, cambio de bujías, inyección, limpieza de inyectores, afinación, tune up",
    en: "engine, engine repair, spark plugs, tune-up, injector cleaning, head gasket",
    needs:
      "motor fumaçando, motor falhando, soltando fumaça, tira humo, echa humo, motor tironea, smoke from the engine, engine misfires",
  },
  cooling: {
    otherwise: check,
    pt: "radiador, arrefecimento, troca de água do radiador, bomba de água",
    es: "radiador, refrigeración, bomba de agua, líquido refrigerante",
    en: "radiator, coolant, cooling system, water pump",
    needs:
      "carro esquentando, carro ferveu, motor superaquecendo, levanta temperatura, recalienta, calienta mucho el motor, overheating, engine runs hot",
  },
  exhaust: {
    otherwise: check,
    pt: "escapamento, silenciador, catalisador",
    es: "caño de escape, escape, silenciador, catalizador",
    en: "exhaust, muffler, catalytic converter",
    needs: "escapamento furado, carro muito barulhento atrás, escape roto, loud exhaust",
  },
  electrical: {
    otherwise: check,
    pt: "elétrica, auto elétrica, eletricista de carro, alternador, motor de arranque, farol, lâmpada do farol",
    es: "electricidad del automóvil, electricista del auto, alternador, burro de arranque, faros, foco quemado, luces del auto",
    en: "auto electrical, auto electrician, alternator, starter motor, headlight, bulb",
    needs:
      "farol queimado, vidro elétrico não sobe, luz queimada, no anda el levantavidrios, faro quemado, headlight is out, power window stuck",
  },
  car_wash: {
    broader: "general.cleaning",
    pt: "lavagem, lavagem completa, lavar o carro, lava-jato, lava rápido, lavagem simples, ducha",
    es: "lavado, lavado completo, lavar el auto, lavadero, lavado de auto, lavar la camioneta",
    en: "car wash, wash the car, wash my car, wash and vacuum, full wash",
    needs: "carro imundo, carro muito sujo, auto sucio, auto lleno de barro, my car is filthy, car is dirty",
  },
  interior_cleaning: {
    broader: "general.cleaning",
    otherwise: "garage.car_wash",
    pt: "higienização interna, limpeza de estofados, limpeza dos bancos, lavagem a seco, aspirar o carro",
    es: "limpieza de tapizados, limpieza de interior, lavado de tapizado, aspirado, limpieza de butacas",
    en: "interior cleaning, upholstery cleaning, interior detail, vacuum, seat shampoo",
    needs:
      "banco manchado, cheiro ruim no carro, tapizado manchado, olor feo en el auto, stained seats, car smells bad",
  },
  polishing: {
    pt: "polimento, polir o carro, cristalização, vitrificação, enceramento, polimento de farol",
    es: "pulido, pulir el auto, lustrado, encerado, tratamiento cerámico, pulido de ópticas",
    en: "polishing, polish, detailing, ceramic coating, wax the car, headlight restoration",
    needs: "pintura opaca, pintura sin brillo, dull paint, scratched paint",
  },
  bodywork: {
    pt: "funilaria, lataria, martelinho de ouro, pintura do carro, pintar o para-choque, funilaria e pintura",
    es: "chapa y pintura, chapería, chapista, sacabollos, pintura del auto, pintar el paragolpes",
    en: "bodywork, body shop, dent removal, paint job, bumper repair, panel beating",
    needs:
      "amassado na porta, bati o carro, arranhão na porta, riscaram meu carro, choqué el auto, bollo en la puerta, me rayaron el auto, raspón, dent in the door, scratched my car, had a crash",
  },
  glass: {
    pt: "para-brisa, troca de vidro, vidro trincado, película, insulfilm",
    es: "parabrisas, cambio de vidrio, polarizado, polarizar, láminas",
    en: "windshield, windscreen, glass replacement, window tint, tinting",
    needs: "trincou o vidro, pedra no para-brisa, se rajó el parabrisas, cracked windshield, chip in the windscreen",
  },
  towing: {
    pt: "guincho, reboque, socorro mecânico",
    es: "grúa, remolque, auxilio mecánico, acarreo",
    en: "towing, tow truck, roadside assistance, breakdown recovery",
    needs:
      "carro parou na rua, fiquei na estrada, me quedé en la ruta, auto quedó tirado, broke down on the road, stranded",
  },
  filters: {
    otherwise: "garage.oil_change",
    pt: "troca de filtro, filtro de ar, filtro de combustível",
    es: "cambio de filtro, filtro de aire, filtro de combustible, filtro de nafta",
    en: "filter change, air filter, fuel filter",
  },
  steering: {
    otherwise: check,
    pt: "direção hidráulica, caixa de direção, direção elétrica",
    es: "dirección hidráulica, caja de dirección, cremallera",
    en: "power steering, steering rack, steering repair",
    needs: "direção dura, volante duro, dirección dura, stiff steering",
  },
  mot: {
    pt: "vistoria, inspeção veicular, laudo cautelar, vistoria do carro",
    es: "VTV, RTO, verificación técnica, inspección técnica vehicular, pre VTV",
    en: "MOT, roadworthiness test, state inspection, pre-purchase inspection",
    needs: "vou comprar um carro usado, voy a comprar un auto usado, buying a used car",
  },
  motorbike: {
    kind: "modifier",
    pt: "moto, motocicleta, scooter",
    es: "moto, motocicleta, scooter",
    en: "motorbike, motorcycle, scooter",
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
