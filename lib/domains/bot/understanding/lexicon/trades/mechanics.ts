import type { Trade } from "@/lib/domains/bot/understanding/lexicon/concept";

const check = "garage.inspection";

/** What makes a vehicle run, steer and stop. */
export const mechanics: Trade = {
  oil_change: {
    otherwise: check,
    pt: "troca de óleo, trocar o óleo, óleo do motor, óleo e filtro, óleo, lubrificante, lubrificação, óleo sintético, filtro de óleo, completar o óleo, nível do óleo",
    es: "cambio de aceite, cambiar el aceite, aceite y filtro, aceite, lubricentro, cambio de aceite y filtros, lubricante, filtro de aceite, cambio de lubricante, aceite sintético, lubricación",
    en: "oil change, change the oil, oil and filter, oil service, lube, oil filter, synthetic oil, lube service, oil top up, oil",
    needs:
      "luz do óleo acesa, luz do óleo acendeu, 5w30, 10w40, rodou 10 mil, 10 mil km, vazando óleo, se prendió la luz del aceite, aceite quemado, diez mil kilómetros, 10 mil kilómetros, oil light is on, oil light came on, synthetic, due for oil, leaking oil, burning oil",
  },
  inspection: {
    broader: "general.inspection",
    otherwise: "general.repair",
    pt: "revisão, revisão geral, revisão do carro, revisão dos 10 mil, check-up do carro, revisar o carro, diagnóstico do carro, revisão preventiva, revisão de viagem, revisão completa, mecânica geral, mecânico, dar uma olhada no carro, revisão periódica, manutenção preventiva",
    es: "revisión, revisión general, service, service de los 10 mil, revisar el auto, chequeo del vehículo, diagnóstico del auto, revisión mecánica, mecánico, mecánica general, service completo, mecánica ligera, puesta a punto, revisión pre viaje, mantenimiento preventivo, chequeo general",
    en: "inspection, car service, vehicle inspection, full service, check the car, car check-up, diagnostics, mechanic, general service, routine maintenance, annual service, interim service, multipoint inspection, major service, minor service",
    needs:
      "barulho estranho, carro fazendo barulho, barulho no motor, carro não pega, carro falhando, carro engasgando, carro morrendo, carro sem força, carro fraco, carro apagando, vou viajar de carro, pegar estrada, carro trepidando, vazando embaixo do carro, pingando no chão da garagem, " +
      "ruido raro, el auto hace ruido, auto anda mal, mi auto no arranca, no arranca, pierde fuerza, auto se apaga, auto sin fuerza, =se me para el auto, viaje largo en auto, salgo a la ruta, me voy de vacaciones en auto, pierde líquido el auto, auto falla, " +
      "strange noise, weird noise, funny noise, rattling, car is making a noise, car won't start, losing power, long road trip, road trip, car feels off, car stalls, stalling, sluggish, car is leaking, runs rough, car acting up",
  },
  diagnosis: {
    otherwise: check,
    pt: "scanner, diagnóstico eletrônico, passar o scanner, rastreamento, scanner automotivo, diagnóstico por scanner, leitura de códigos, injeção eletrônica, diagnóstico, limpeza de bicos, limpeza de TBI",
    es: "escaneo, scanner, diagnóstico computarizado, escanear el auto, escáner, diagnóstico electrónico, computadora del auto, inyección electrónica, diagnóstico, limpieza de inyectores, escaneo computarizado, pasarle el scanner",
    en: "diagnostic scan, code reading, computer diagnostics, scan the car, fault codes, OBD scan, engine diagnostics, diagnostic, error codes",
    needs:
      "luz da injeção acesa, luz da injeção, luz do motor, luzinha do motor, luz no painel, luzinha no painel, luz acesa no painel, painel aceso, motor falhando, bebendo gasolina, gastando gasolina, gastando combustível, carro bebendo, bebendo muito, consumo alto, carro engasgando, marcha lenta irregular, " +
      "check engine, luz de motor, luz check, se prendió una luz en el tablero, luz en el tablero, lucecita en el tablero, luz amarilla, testigo prendido, testigo, consume mucha nafta, gasta mucha nafta, chupa nafta, motor tironea, tironea, ratea, ralentí inestable, auto falla, " +
      "check engine, engine light is on, engine light, warning light, dash light, light on the dash, dashboard light, engine misfires, misfire, bad mileage, gas guzzler, using too much fuel, bad gas mileage, rough idle, hesitates when accelerating, limp mode",
  },
  alignment: {
    otherwise: check,
    pt: "alinhamento, alinhar, alinhamento e balanceamento, geometria, alinhamento 3d, cambagem, caster, alinhar a direção, alinhamento de direção, geometria do carro",
    es: "alineación, alinear, alineado, alineación y balanceo, tren delantero, alineación 3d, alineado y balanceado, alinear la dirección, convergencia, camber",
    en: "wheel alignment, alignment, align the wheels, tracking, four wheel alignment, front end alignment, wheel tracking, camber",
    needs:
      "carro puxando pro lado, carro puxa para a direita, puxando pra esquerda, carro puxa, volante torto, volante puxando, direção torta, direção puxando, direção puxa, pneu gastando torto, caí num buraco, peguei um buraco, bati na guia, " +
      "el auto se va para un lado, auto se va de costado, volante lado, =para el costado, se tira a la derecha, auto tira para el costado, tira a la izquierda, volante torcido, volante chueco, agarré un pozo, agarré un cordón, " +
      "car pulls to one side, car pulls to the left, pulling to the right, pulls to the side, drifts to the left, drifts to the right, drifts to one side, drifting, veers, steering wheel is crooked, steering off center, hit a pothole, hit a curb, uneven tire wear",
  },
  balancing: {
    otherwise: "garage.alignment",
    pt: "balanceamento, balancear as rodas, alinhamento e balanceamento, balancear, balanceamento de rodas",
    es: "balanceo, balancear las ruedas, balanceado, alineación y balanceo, balancear, balanceo de ruedas",
    en: "wheel balancing, balance the wheels, balancing, tire balancing, balance and rotate",
    needs:
      "volante tremendo, volante treme, volante vibrando, volante vibra, volante balança, direção tremendo, carro treme na estrada, carro tremendo, carro vibra, carro trepida, tiembla el volante, vibra el volante, vibra en ruta, auto vibra, tiembla el auto, vibración en el volante, steering wheel shakes, steering wheel vibrates, wheel wobble, car vibrates at speed, car shakes at speed, vibration at highway speed, shimmy",
  },
  brakes: {
    otherwise: check,
    pt: "freio, freios, pastilha de freio, troca de pastilhas, revisão de freios, disco de freio, lona de freio, fluido de freio, pastilha, pastilhas, freio de mão, sapata, cilindro mestre, pinça de freio, ABS, frear",
    es: "frenos, freno, pastillas de freno, cambio de pastillas, revisión de frenos, disco de freno, líquido de frenos, cintas de freno, pastillas, freno de mano, rectificado de discos, campana de freno, bomba de freno, ABS, frenar",
    en: "brakes, brake pads, brake service, brake discs, brake check, brake fluid, brake, brake shoes, rotors, handbrake, parking brake, ABS, brake job, brake rotors, calipers, pads and rotors",
    needs:
      "freio chiando, freio fazendo barulho, chiando quando paro, chiado quando paro, carro não freia direito, pedal de freio baixo, pedal afundando, pedal baixo, pedal mole, raspando quando paro, chilla al frenar, chillan los frenos, chilla cuando paro, chirrido, ruido metálico, =nao para direito, no frena bien, pedal esponjoso, pedal se hunde, pedal hasta el fondo, pedal blando, tarda en frenar, squeaking when I brake, car doesn't stop well, brakes squeal, squealing, squeal when stopping, squeaking when stopping, grinding, grinding when I stop, pedal feels soft, spongy pedal, pedal goes to the floor, takes long to stop",
  },
  tires: {
    otherwise: check,
    pt: "pneu, pneus, troca de pneus, rodízio de pneus, borracharia, borracheiro, pneu novo, rodízio, calibrar o pneu, calibragem, roda, rodas, desempeno de roda, estepe, montagem de pneu, válvula do pneu",
    es: "cubiertas, neumáticos, cambio de cubiertas, gomas, rotación de cubiertas, llantas, gomería, gomero, cubierta, goma, neumático, cubiertas nuevas, rueda de auxilio, calibrar, rotación, reparación de llantas, colocación de cubiertas, rueda, ruedas",
    en: "tires, tyres, tire change, new tyres, tire rotation, tyre fitting, tire, tyre, tire shop, winter tires, rims, spare wheel, wheel swap, tire pressure, TPMS, seasonal tire change",
    needs:
      "pneu careca, pneu gasto, pneu liso, pneu no arame, pneu ressecado, pneu com bolha, roda amassada, roda torta, cubiertas gastadas, cubierta lisa, cubierta con globo, llanta doblada, llanta golpeada, bald tires, worn tyres, bubble in the sidewall, bent rim, tread is low, low tread",
  },
  puncture: {
    otherwise: "garage.tires",
    pt: "conserto de pneu, pneu furado, remendo de pneu, remendo, vulcanização, macarrão no pneu, furo no pneu, vulcanizar",
    es: "pinchazo, arreglo de pinchadura, goma pinchada, parchar la cubierta, pinchadura, emparchar, parche, tarugo, reparación de pinchadura, rueda pinchada",
    en: "puncture repair, flat tire, flat tyre, tire patch, puncture, tire plug, plug a tire, patch a tire, flat repair",
    needs:
      "furou o pneu, pneu murchando, pneu murcho, pneu vazio, pneu no chão, pneu esvaziando, pneu baixando, prego no pneu, prego, parafuso no pneu, pinché una goma, pinché, se me pinchó la rueda, goma baja, goma desinflada, rueda desinflada, se desinfla, pierde aire la goma, clavo, pisé un clavo, tornillo en la cubierta, got a flat, flat on the highway, tyre keeps losing air, tire losing air, slow leak in the tyre, nail, ran over a nail, screw in my tire, tire is low, deflated",
  },
  battery: {
    otherwise: check,
    pt: "bateria, troca de bateria, bateria do carro, carga na bateria, chupeta, dar uma chupeta, bateria nova, teste de bateria, carregar a bateria, bateria moura",
    es: "batería, cambio de batería, batería del auto, acumulador, cargar la batería, batería nueva, puente de batería, hacer puente, baterías a domicilio, prueba de batería",
    en: "battery, battery replacement, car battery, jump start, new battery, battery test, jumpstart, jump, battery charge",
    needs:
      "bateria arriada, arriou, carro não liga, carro sem bateria, deixei o farol ligado, carro não dá partida, não dá partida, só faz clique, faz tec tec, deu um clique, não vira a chave, batería descargada, me quedé sin batería, no da arranque, auto no da arranque, dejé las luces prendidas, auto muerto, hace clic y no arranca, no prende nada, dead battery, battery is flat, won't crank, clicking when I turn the key, car is dead, left the lights on, won't turn over",
  },
  air_conditioning: {
    otherwise: check,
    pt: "ar-condicionado, ar condicionado, carga de gás, higienização do ar, recarga do ar, gás do ar, ar do carro, filtro de cabine, limpeza do ar condicionado, compressor do ar, ar quente, filtro do ar condicionado",
    es: "aire acondicionado, carga de gas, recarga del aire, aire del auto, filtro de habitáculo, filtro antipolen, compresor del aire, carga de aire, calefacción del auto, limpieza del aire",
    en: "air conditioning, AC recharge, aircon, AC service, cabin filter, AC, air con, regas, AC regas, AC repair, car heater, climate control, freon",
    needs:
      "ar não gela, ar não está gelando, ar com cheiro ruim, ar fedendo, ar quente vento, ar sopra quente, vento quente, ar parou de gelar, ar fraco, mofo no ar, el aire no enfría, aire tira caliente, aire no tira frío, aire no larga frío, no enfría, aire con olor, me muero de calor en el auto, AC isn't cold, air con blows hot, AC blowing warm, blowing warm, blowing hot air, no cold air, musty smell from the vents, roasting in the car, heater not working",
  },
  suspension: {
    otherwise: check,
    pt: "suspensão, amortecedor, amortecedores, molas, bucha, troca de amortecedores, pivô, bandeja, bieleta, batente, coxim, terminal de direção, rolamento, mola, suspensão dianteira",
    es: "suspensión, amortiguadores, amortiguador, bujes, cambio de amortiguadores, espirales, rótula, rótulas, parrilla de suspensión, bieletas, extremos, ruleman, cazoletas, rodamiento",
    en: "suspension, shock absorbers, shocks, struts, bushings, ball joint, ball joints, control arm, sway bar, springs, wheel bearing, tie rod, coil springs",
    needs:
      "carro batendo embaixo, carro pulando muito, carro pulando, carro quicando, barulho no buraco, toc toc, batida seca, batendo no buraco, barulho na lombada, lombada, buraqueira, carro baixo atrás, nheco nheco, golpea en los pozos, golpea, golpeteo, bache, baches, ruido en los pozos, ruido en los lomos de burro, lomo de burro, lomada, rebota, el auto salta, car bounces, bouncy ride, clunk over bumps, clunking, clunk, knocking over bumps, speed bumps, bumpy ride, potholes noise, creaking suspension, humming from the wheel",
  },
  clutch: {
    otherwise: check,
    pt: "embreagem, troca de embreagem, kit embreagem, platô, disco de embreagem, cabo de embreagem",
    es: "embrague, cambio de embrague, kit de embrague, disco de embrague, placa de embrague, cable de embrague",
    en: "clutch, clutch replacement, clutch kit, clutch cable",
    needs:
      "embreagem patinando, carro patinando, pedal duro da embreagem, motor acelera carro não anda, acelera e não anda, cheiro de queimado na subida, patina el embrague, patina, acelero y no avanza, acelera y no anda, olor a quemado en subida, clutch is slipping, revs climb, revs but doesn't move, revs barely moves, burning smell uphill, pedal stuck down",
  },
  gearbox: {
    otherwise: check,
    pt: "câmbio, caixa de câmbio, óleo do câmbio, câmbio automático, transmissão, caixa de marcha, CVT, trambulador, homocinética, troca do óleo do câmbio",
    es: "caja de cambios, caja automática, transmisión, aceite de caja, homocinética, caja de velocidades, diferencial, semieje, CVT",
    en: "gearbox, transmission, transmission fluid, transmission service, automatic transmission, differential, cv joint, axle, gear change problem",
    needs:
      "marcha não entra, marcha arranhando, marcha escapando, câmbio trancando, tranco na troca de marcha, não engata, =re nao entra, no entran los cambios, no entra la marcha, no entra la reversa, salta la marcha, rasca la marcha, patea al cambiar, gears won't engage, gear slips, slipping gears, hard to shift, grinding gears, jerks when shifting, won't go into reverse",
  },
  timing_belt: {
    otherwise: check,
    pt: "correia dentada, troca de correia, correia, kit correia, correia do alternador, corrente de comando, tensor da correia",
    es: "correa de distribución, distribución, cambio de correa, kit de distribución, correa, correa poly v, correas, cadena de distribución, tensor",
    en: "timing belt, cambelt, cam belt, belt replacement, serpentine belt, fan belt, timing chain, drive belt",
    needs: "correia assobiando, correia cantando, chilla la correa, belt squeals, squealing belt on start",
  },
  engine: {
    otherwise: check,
    pt: "motor, retífica de motor, cabeçote, velas, troca de velas, junta do cabeçote, vela de ignição, bobina, bico injetor, regulagem de motor, retífica, afinação",
    es: "motor, rectificación de motor, tapa de cilindros, bujías, cambio de bujías, inyección, limpieza de inyectores, afinación, tune up, junta de tapa, bujía, bobina, rectificadora, ajuste de motor",
    en: "engine, engine repair, spark plugs, tune-up, injector cleaning, head gasket, tune up, spark plug, ignition coil, engine rebuild, turbo",
    needs:
      "motor fumaçando, motor falhando, soltando fumaça, fumaça branca, fumaça preta, fumaça azul, fumaça do escape, queimando óleo, motor batendo, motor bateu, tira humo, echa humo, humo blanco, humo negro, humo azul, motor tironea, motor golpea, consume aceite, fundí el motor, smoke from the engine, blue smoke, white smoke, black smoke, smoking, engine misfires, engine knocking, engine blew",
  },
  cooling: {
    otherwise: check,
    pt: "radiador, arrefecimento, troca de água do radiador, bomba de água, aditivo do radiador, válvula termostática, ventoinha, mangueira do radiador, reservatório de água, água do radiador, aditivo",
    es: "radiador, refrigeración, bomba de agua, líquido refrigerante, termostato, electroventilador, manguera del radiador, refrigerante, anticongelante, agua del radiador",
    en: "radiator, coolant, cooling system, water pump, thermostat, antifreeze, coolant flush, radiator flush, cooling, radiator hose, cooling fan",
    needs:
      "carro esquentando, carro ferveu, ferveu, motor superaquecendo, ponteiro da temperatura, temperatura subindo, luz da temperatura, motor esquenta, baixando água, vazando água, poça embaixo do carro, levanta temperatura, sube la temperatura, aguja de temperatura, recalienta, calienta mucho el motor, se calienta el motor, hierve, pierde agua, charco abajo del auto, charco, líquido verde, overheating, overheats, overheated, engine runs hot, runs hot, temperature gauge, temp gauge, steam from the hood, puddle under the car, losing coolant, green liquid",
  },
  exhaust: {
    otherwise: check,
    pt: "escapamento, silenciador, catalisador, escape, cano de descarga, surdina, descarga do carro, abafador",
    es: "caño de escape, escape, silenciador, catalizador, caño, múltiple de escape, silencioso",
    en: "exhaust, muffler, catalytic converter, tailpipe, exhaust pipe, silencer, exhaust manifold, cat converter",
    needs:
      "escapamento furado, carro roncando, roncando alto, carro muito barulhento atrás, carro parece um trator, parece um trator, escape roto, auto muy ruidoso, ronca fuerte, parece un tractor, suena como tractor, loud exhaust, sounds like a tractor, car is so loud, rumbling, exhaust fumes inside",
  },
  electrical: {
    otherwise: check,
    pt: "elétrica, auto elétrica, eletricista de carro, alternador, motor de arranque, farol, lâmpada do farol, vidro elétrico, trava elétrica, alarme do carro, fusível, autoelétrica, lâmpada, luz de freio, seta, buzina, chicote, lanterna",
    es: "electricidad del automóvil, electricista del auto, alternador, burro de arranque, faros, foco quemado, luces del auto, electricidad, electricidad del auto, levantavidrios, alarma de auto, cierre centralizado, fusible, faro, óptica, luz de giro, bocina, lámpara",
    en: "auto electrical, auto electrician, alternator, starter motor, headlight, bulb, electrical, car alarm, power windows, central locking, fuse, tail light, brake light, headlights, turn signal, horn, wiring",
    needs:
      "farol queimado, vidro elétrico não sobe, vidro não sobe, luz queimada, luz da bateria acesa, trava não funciona, alarme disparando, no anda el levantavidrios, vidrio no sube, faro quemado, luz quemada, luz de batería prendida, no andan las luces, headlight is out, power window stuck, window won't go up, light is out, battery light on, horn not working",
  },
  filters: {
    otherwise: "garage.oil_change",
    pt: "troca de filtro, filtro de ar, filtro de combustível, filtros, kit de filtros, filtro do ar do motor",
    es: "cambio de filtro, filtro de aire, filtro de combustible, filtro de nafta, filtros, kit de filtros, filtro de gasoil",
    en: "filter change, air filter, fuel filter, filters, engine air filter, diesel filter, DPF",
  },
  steering: {
    otherwise: check,
    pt: "direção hidráulica, caixa de direção, direção elétrica, bomba da direção, barra de direção, fluido de direção",
    es: "dirección hidráulica, caja de dirección, cremallera, dirección asistida, bomba de dirección, dirección eléctrica",
    en: "power steering, steering rack, steering repair, steering pump, power steering fluid, steering",
    needs:
      "direção dura, volante duro, direção pesada, volante pesado, folga no volante, dirección dura, volante pesado, juego en la dirección, cuesta girar, stiff steering, heavy steering, hard to steer, hard to turn the wheel, play in the steering",
  },
  mot: {
    pt: "vistoria, inspeção veicular, laudo cautelar, vistoria do carro, vistoria cautelar, avaliação pré-compra, laudo de transferência, vistoria de transferência",
    es: "VTV, RTO, verificación técnica, inspección técnica vehicular, pre VTV, revisión técnica, ITV, verificación policial, revisión precompra, grabado de autopartes",
    en: "MOT, roadworthiness test, state inspection, pre-purchase inspection, smog check, emissions test, PPI, safety inspection",
    needs:
      "vou comprar um carro usado, comprar um carro, comprar um usado, transferir o carro, voy a comprar un auto usado, comprar un usado, transferir el auto, se me vence la VTV, buying a used car, buying a second hand car, failed emissions",
  },
  towing: {
    pt: "guincho, reboque, socorro mecânico, guinchar, rebocar, plataforma, auto socorro, guincho 24h",
    es: "grúa, remolque, auxilio mecánico, acarreo, remolcar, grua 24 hs, auxilio, traslado del auto",
    en: "towing, tow truck, roadside assistance, breakdown recovery, tow, tow my car, recovery truck, flatbed",
    needs:
      "carro parou na rua, carro parou, fiquei na estrada, parado na estrada, parado na rodovia, carro quebrou na rua, me quedé en la ruta, auto quedó tirado, me quedé tirado, quedé a pata, auto parado en la ruta, broke down on the road, broke down, stranded, stuck on the highway, stuck on the side of the road",
  },
  gas_conversion: {
    otherwise: check,
    pt: "GNV, kit gás, instalação de GNV, manutenção de GNV, requalificação de cilindro",
    es: "GNC, equipo de gas, instalación de GNC, oblea de GNC, prueba hidráulica, conversión a gas",
    en: "CNG conversion, LPG conversion, gas kit, autogas",
  },
  car_keys: {
    pt: "chave codificada, cópia de chave do carro, chaveiro automotivo, programação de chave, chave canivete",
    es: "llave codificada, copia de llave del auto, cerrajero automotor, programación de llave, llave con chip",
    en: "car key, key fob, key programming, car locksmith, spare car key, transponder key",
    needs:
      "perdi a chave do carro, tranquei a chave no carro, perdí la llave del auto, dejé la llave adentro del auto, lost my car key, locked my keys in the car",
  },
  bike_service: {
    broader: "garage.inspection",
    otherwise: check,
    pt: "revisão de moto, kit relação, relação da moto, troca de relação, carburador, regulagem de válvulas, corrente da moto, pneu de moto, oficina de moto",
    es: "service de moto, kit de transmisión, transmisión de moto, carburación, carburador, regulación de válvulas, cadena de moto, mecánica de motos, cubierta de moto",
    en: "motorcycle service, motorbike service, chain and sprockets, carburetor, valve adjustment, bike service, chain adjustment, fork seals, bike chain",
    needs:
      "moto falhando, moto não pega, corrente da moto frouxa, moto no arranca, moto falla, cadena floja, se ahoga la moto, motorbike won't start, chain is loose, bike is stalling",
  },
};
